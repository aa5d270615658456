import type { Knowledge } from "./knowledge.ts";
import { asksFor, namedOf, type Question, saysWord, unexplained } from "./question.ts";
import { found, type Rule } from "./rule.ts";
import { type Statement, statedAt } from "./statement.ts";
import { stemsOf } from "./words.ts";

const said = statedAt("/");

const workNow = ({ facts: { experience, profile } }: Knowledge): Statement | undefined => {
  const job = (experience.experiences ?? []).find(({ end }) => end === undefined);
  return job && statedAt("/#experience")`${profile.name} is ${job.role} at ${job.company}.`;
};

/** Whether nothing is said but who is meant. */
const isBare = ({ content, concepts }: Question): boolean => content.length === 0 && concepts.size === 0;

const who: Rule = {
  name: "who",
  explains: ["person", "role"],
  answer: (question, knowledge) => {
    const asksWho = saysWord(question, "who") && question.content.length === 0;
    const isName = question.isPersonal && isBare(question) && !saysWord(question, "where", "when", "how", "why");
    if (!asksFor(question, "person") && !isName && !asksWho) return undefined;
    const { name, tagline, roles = [], location } = knowledge.facts.profile;
    return found([
      roles.length > 0 ? said`${name} works as ${roles}.` : said`This is the portfolio of ${name}.`,
      tagline && said`${name} says: ${tagline}`,
      location && said`${name} is based in ${location}.`,
      workNow(knowledge),
    ]);
  },
};

const roles: Rule = {
  name: "roles",
  explains: ["role", "work", "person", "latest", "project"],
  answer: (question, knowledge) => {
    const { name, roles = [] } = knowledge.facts.profile;
    if (!asksFor(question, "role") || asksFor(question, "former", "oldest", "availability")) return undefined;
    return found([roles.length > 0 && said`${name} works as ${roles}.`, workNow(knowledge)]);
  },
};

const email: Rule = {
  name: "email",
  tolerates: 0.67,
  explains: ["email", "contact", "availability", "link"],
  answer: (question, { facts: { profile, contact } }) => {
    if (!asksFor(question, "email")) return undefined;
    return found([
      said`The e-mail address of ${profile.name} is ${profile.email}.`,
      contact.email && contact.email !== profile.email && said`For inquiries it is ${contact.email}.`,
    ]);
  },
};

const contact: Rule = {
  name: "contact",
  tolerates: 0.5,
  explains: ["contact", "email", "link", "person", "project", "availability", "work"],
  answer: (question, { facts: { profile, contact } }) => {
    if (!asksFor(question, "contact")) return undefined;
    return found([
      said`Write to ${profile.name} at ${contact.email ?? profile.email}.`,
      contact.form && said`There is a form at ${contact.form}.`,
      contact.availability && said`When answers come: ${contact.availability}.`,
    ]);
  },
};

const locationWords = ["location", "person", "work", "availability", "latest"] as const;

const location: Rule = {
  name: "location",
  tolerates: 0.5,
  explains: locationWords,
  answer: (question, { facts: { profile, contact } }) => {
    const isWhere = saysWord(question, "where") && question.isPersonal && isBare(question);
    if (!asksFor(question, "location") && !isWhere) return undefined;
    if (question.named.some(({ entity }) => entity.kind !== "skill") || asksFor(question, "count")) return undefined;
    if (!question.isPersonal && unexplained(question, locationWords).length > 0) return undefined;
    return found([
      profile.location && said`${profile.name} is based in ${profile.location}.`,
      contact.location && contact.location !== profile.location && said`Contact details say: ${contact.location}.`,
    ]);
  },
};

const availability: Rule = {
  name: "availability",
  tolerates: 0.5,
  explains: ["availability", "work", "project", "contact", "latest", "when", "role", "client"],
  answer: (question, { facts: { profile, contact } }) => {
    if (!asksFor(question, "availability")) return undefined;
    return found([
      profile.availability && said`Availability of ${profile.name}: ${profile.availability}.`,
      contact.availability &&
        contact.availability !== profile.availability &&
        said`When answers come: ${contact.availability}.`,
      said`Write to ${contact.email ?? profile.email}.`,
    ]);
  },
};

const temporal =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week(?:end|day)s?|january|february|march|april|june|july|august|september|october|november|december)$/;

const valueWords = ["role", "location", "work", "person", "availability", "contact", "email"] as const;

/** Whether what is asked stands in typed data: `Is she a cartographer?`, `Is he in Porto?` */
const value: Rule = {
  name: "value",
  explains: valueWords,
  takesTopics: true,
  answer: (question, { facts: { profile, contact } }) => {
    const rest = unexplained(question, [...question.concepts.keys()]).map(({ stem }) => stem);
    // Days and months only fill other questions.
    const days = question.words.flatMap(({ plain, stem }) => (temporal.test(plain) ? [stem] : []));
    const words = [...rest, ...days];
    if (!question.isPersonal || words.length === 0 || asksFor(question, "hackathon")) return undefined;
    const share = (text = ""): number => {
      const stems = new Set(stemsOf(text));
      return words.filter((each) => stems.has(each)).length / words.length;
    };
    const { name, roles = [], location = "", availability = "" } = profile;
    // `Is she a nurse?` asks for the role, and `Does she have a nurse?` does not.
    const role = /^(?:is|are|was)$/.test(question.words[0]?.plain ?? "") ? roles.join(" ") : "";
    const texts = [role, location, contact.location ?? "", availability, contact.availability ?? ""];
    const best = Math.max(...texts.map(share));
    if (best < 0.5 || (best === 0.5 && !saysWord(question, "or"))) return undefined;
    return found(
      [
        role && share(role) === best && said`${name} works as ${roles}.`,
        share(location) === best && said`${name} is based in ${location}.`,
        contact.location &&
          contact.location !== location &&
          share(contact.location) === best &&
          said`Contact details say: ${contact.location}.`,
        availability && share(availability) === best && said`Availability of ${name}: ${availability}.`,
        contact.availability &&
          share(contact.availability) === best &&
          said`When answers come: ${contact.availability}.`,
      ],
      { left: (1 - best) * 0.3 },
    );
  },
};

const links: Rule = {
  name: "links",
  tolerates: 0.5,
  explains: ["github", "linkedin", "link", "person", "source", "personal"],
  answer: (question, { facts: { profile, site } }) => {
    if (question.named.length > 0 || asksFor(question, "project")) return undefined;
    const { name, github, linkedin, portfolio } = profile;
    const accounts = [
      { concept: "github" as const, statement: github && said`${name} is on GitHub at ${github}.` },
      { concept: "linkedin" as const, statement: linkedin && said`${name} is on LinkedIn at ${linkedin}.` },
    ];
    const asked = accounts.filter(({ concept }) => asksFor(question, concept));
    if (asked.length > 0) return found(asked.map(({ statement }) => statement));
    if (!asksFor(question, "link")) return undefined;
    return found([
      said`The site of ${name} is ${profile.site ?? site}.`,
      portfolio && portfolio !== profile.site && said`The portfolio is at ${portfolio}.`,
      ...accounts.map(({ statement }) => statement),
    ]);
  },
};

const skillWords = ["skill", "listing", "person", "work", "count", "role", "latest", "project", "how"] as const;

/** What skills are called as a whole: a group that is named so is not what a question with the word asks for alone. */
const general: ReadonlySet<string> = new Set(stemsOf("skills abilities competences competencies expertise"));

const tools = ["software", "tool", "tools", "technology", "technologies", "stack", "equipment", "programs", "apps"];

const skills: Rule = {
  name: "skills",
  explains: skillWords,
  takesTopics: true,
  answer: (question, { facts, frequency, language }) => {
    const { skillGroups = [] } = facts.experience;
    const words = new Set(question.words.flatMap(({ stem }) => (general.has(stem) ? [] : [stem])));
    const stemsIn = (name: string): string[] => stemsOf(name).filter((stem) => !general.has(stem));
    // A question for one of the groups, such as languages, gets that one.
    const isSaid = (stem: string): boolean =>
      words.has(stem) || language.synonymsOf(stem).some((same) => words.has(same));
    const asked = skillGroups.filter(({ name }) => stemsIn(name).some(isSaid));
    const isGroup = asked.some(({ name }) => stemsIn(name).every((stem) => words.has(stem)));
    const named = namedOf(question, "skill");
    const listed = new Set(skillGroups.flatMap((group) => group.skills.map((skill) => skill.toLowerCase())));
    // `Which animation software` asks for tools, and not for animation.
    const isOfTools = saysWord(question, ...tools) && !named.some((name) => listed.has(name.toLowerCase()));
    if (!asksFor(question, "skill") && !(isGroup && question.isPersonal)) return undefined;
    if (named.length > 0 && !isGroup && !isOfTools) return undefined;
    const shown = asked.length > 0 ? asked : skillGroups;
    const told = new Set(shown.flatMap(({ name }) => stemsOf(name)));
    const rest = unexplained(question, skillWords).filter(({ stem }) => !told.has(stem));
    if (asked.length === 0 && rest.some(({ stem }) => frequency(stem) === 0)) return undefined;
    if (!question.isPersonal && /^(?:who|why|when|how)$/.test(question.words[0]?.plain ?? "")) return undefined;
    const left = rest.length / Math.max(1, question.content.length);
    if (left > (asked.length > 0 ? 0.5 : 0.34)) return undefined;
    return found(
      shown.map(({ name, skills }) => statedAt("/#skills")`${name}: ${skills}.`),
      { left },
    );
  },
};

/** Questions about the person. */
export const personRules: readonly Rule[] = [value, email, links, contact, availability, location, skills, roles, who];
