import type { Knowledge } from "../knowledge/knowledge.ts";
import { isStopWord, stemsOf, type Word } from "../knowledge/words.ts";
import {
  asksFor,
  asksForThings,
  asksHowTheyWork,
  auxiliaries,
  containsWord,
  mentioned,
  type Question,
  startsWith,
  unexplainedWords,
} from "../question/question.ts";
import { statementAt } from "../sentences/statement.ts";
import { skillGroupStatement } from "./career/skill-groups.ts";
import { contactRules } from "./contact.ts";
import { pitch } from "./pitch.ts";
import { currentPositions, formStatement, responseTimeStatement, rolesStatement } from "./profile-statements.ts";
import { type Rule, ruleResult } from "./rule.ts";

/** Whether a question only names the person. */
const namesOnlyPerson = ({ contentPositions, concepts }: Question): boolean =>
  contentPositions.length === 0 && concepts.size === 0;

/** Whether a word of another language is left that was not translated: `Wat doe je sindsdien anders?` is not `What about you?` */
const isPartlyTranslated = ({ words }: Question, { language, owner }: Knowledge): boolean =>
  words.some(({ normalized, stem }) => !isStopWord(normalized) && !language.isOrdinary(stem) && !owner.has(stem));

/** Words of short questions about something else: `Who should I ask?`, `What has she done about it?`, `What could you do for us?` */
const beyondPerson = /\b(?:how|with|thanks?|could|would|should|will|did|done|or|for|it|that|us|we|i)\b/;

/** Answers who the person is and what they do: `Who is Ada?`, `What is her job title?` */
const who: Rule = {
  name: "who",
  explains: ["person", "role", "work", "latest"],
  answer: (question, knowledge) => {
    if (startsWith(question, "where", "when", "why")) return undefined;
    const isOther = beyondPerson.test(question.text) || isPartlyTranslated(question, knowledge);
    const asksWho = containsWord(question, "who") && question.contentPositions.length === 0 && !isOther;
    const isName =
      question.isPersonal && namesOnlyPerson(question) && !isOther && !startsWith(question, ...auxiliaries);
    const asksRole =
      asksFor(question, "role") &&
      !asksFor(question, "former", "oldest", "availability") &&
      !/\b(?:next|ideal|dream|would|wants?)\b/.test(question.text);
    if (!asksFor(question, "person") && !asksRole && !isName && !asksWho) return undefined;
    const { name, tagline, about, location } = knowledge.facts.profile;
    const sentence = statementAt("/", knowledge.phrases);
    return ruleResult([
      rolesStatement(knowledge) ?? sentence("answers.person.portfolio", { name }),
      !about && tagline && sentence("answers.person.tagline", { tagline }),
      location && sentence("answers.person.location", { location }),
      ...currentPositions(knowledge),
      about && statementAt("/#about", knowledge.phrases)("answers.person.about", { name, about }),
    ]);
  },
};

const locationWords = ["location", "person", "work", "availability", "latest"] as const;

/** Answers questions about the place: `Where does she live?`, `Which time zone is he in?` */
const location: Rule = {
  name: "location",
  explains: locationWords,
  answer: (question, { facts: { profile, contact }, phrases }) => {
    const isWhere = containsWord(question, "where") && question.isPersonal && namesOnlyPerson(question);
    if (!asksFor(question, "location") && !isWhere) return undefined;
    // `Can she work from home?` does not ask where she lives.
    if (startsWith(question, "how", "who", "why", "when") || asksHowTheyWork(question)) return undefined;
    // Nor do `Where are her projects located?`, `Which oven does she have at home?` and `Where did she live before?`
    if (asksForThings(question)) return undefined;
    if (asksFor(question, "count", "former")) return undefined;
    if (!question.isPersonal && unexplainedWords(question, locationWords).length > 0) return undefined;
    const { name, location = "" } = profile;
    const sentence = statementAt("/", phrases);
    // `Rotterdam (UTC+1)` says more than `Rotterdam`.
    if (location && contact.location?.startsWith(location))
      return ruleResult([sentence("answers.person.based", { name, location: contact.location })]);
    return ruleResult([
      location && sentence("answers.person.based", { name, location }),
      contact.location && sentence("answers.person.location", { location: contact.location }),
    ]);
  },
};

const isDeterminer = (word: Word | undefined): boolean =>
  word !== undefined && /^(?:an?|the|her|his|their|your|my|this|that|any|which|what|first|last)$/.test(word.normalized);

/** Answers questions about free time and orders: `When can she start?`, `Is he available?` */
const availability: Rule = {
  name: "availability",
  explains: ["availability", "work", "project", "contact", "latest", "when", "role", "client"],
  answer: (question, knowledge) => {
    const { profile, contact } = knowledge.facts;
    // `When did she go freelance?` asks for a year.
    if (containsWord(question, "who", "where", "which", "did", "references", "reference", "testimonials"))
      return undefined;
    // `a book` is a thing; `to book` is an order.
    if (question.words.some(({ stem }, index) => stem === "book" && isDeterminer(question.words[index - 1])))
      return undefined;
    if (!asksFor(question, "availability")) return undefined;
    const email = contact.email ?? profile.email;
    const sentence = statementAt("/", knowledge.phrases);
    return ruleResult([
      profile.availability && sentence("answers.person.availability", { availability: profile.availability }),
      contact.availability !== profile.availability && responseTimeStatement(knowledge),
      email ? sentence("answers.contact.write", { email }) : formStatement(knowledge),
    ]);
  },
};

/** Answers questions for a confirmation from the roles or the place: `Is she a cartographer?`, `Is he in Porto?` */
const value: Rule = {
  name: "value",
  explains: ["role", "location", "work", "person", "availability", "contact", "email"],
  searchesTopics: true,
  answer: (question, knowledge) => {
    const { name, roles = [], location = "" } = knowledge.facts.profile;
    const words = unexplainedWords(question, [...question.concepts.keys()]);
    const isConfirmation = startsWith(question, "is", "are", "was");
    if (!isConfirmation || !question.isPersonal || words.length === 0) return undefined;
    const share = (text: string): number => {
      const stems = new Set(stemsOf(text));
      return words.filter(({ stem }) => stems.has(stem)).length / words.length;
    };
    const role = roles.join(" ");
    const best = Math.max(share(role), share(location));
    // One of two alternatives is enough: `Is she a designer or an engineer?`
    if (best < 0.5 || (best === 0.5 && !containsWord(question, "or"))) return undefined;
    return ruleResult(
      [
        share(role) === best && rolesStatement(knowledge),
        share(location) === best && statementAt("/", knowledge.phrases)("answers.person.based", { name, location }),
      ],
      { unexplainedShare: (1 - best) * 0.3 },
    );
  },
};

const skillWords = ["skill", "listing", "person", "work", "role", "latest", "project", "how"] as const;

/** Words for skills in general. They do not ask for the group that is called so. */
const generalSkillStems: ReadonlySet<string> = new Set(stemsOf("skills abilities competences competencies expertise"));

const toolWords = /\b(?:software|tools?|technolog(?:y|ies)|stack|equipment|programs|apps)\b/;

/** The share of a question that stays unexplained must be smaller: for all skills, and for a group that the question names. */
const MAX_UNEXPLAINED_SHARE = { ofAll: 0.34, ofGroup: 0.5 };

/** Answers questions about all skills or one group of them: `What tools does she use?` */
const skills: Rule = {
  name: "skills",
  explains: skillWords,
  searchesTopics: true,
  answer: (question, { facts, frequency, language, phrases }) => {
    const { skillGroups = [] } = facts.experience;
    const words = new Set(question.words.flatMap(({ stem }) => (generalSkillStems.has(stem) ? [] : [stem])));
    const stemsIn = (name: string): string[] => stemsOf(name).filter((stem) => !generalSkillStems.has(stem));
    // A question for one of the groups, such as languages, gets only that group.
    const isMentioned = (stem: string): boolean =>
      words.has(stem) || language.synonymsOf(stem).some((same) => words.has(same));
    const askedGroups = skillGroups.filter(({ name }) => stemsIn(name).some(isMentioned));
    const isGroup = askedGroups.some(({ name }) => stemsIn(name).every((stem) => words.has(stem)));
    const namedSkills = mentioned(question, "skill");
    const listed = new Set(skillGroups.flatMap((group) => group.skills.map((skill) => skill.toLowerCase())));
    // `Which animation software` asks for tools, not for animation.
    const isOfTools = toolWords.test(question.text) && !namedSkills.some((name) => listed.has(name.toLowerCase()));
    // `Do you work with small companies?` and `What are you like to work with?` do not ask for skills.
    if (
      asksHowTheyWork(question) ||
      containsWord(question, "who", "where", "when") ||
      /\blike to work with\b/.test(question.text)
    )
      return undefined;
    // `What AAC projects has she done?` asks for the projects of a group.
    const asksForGroup = isGroup && question.isPersonal && !containsWord(question, "projects");
    if (!asksFor(question, "skill") && !asksForGroup) return undefined;
    if (namedSkills.length > 0 && !isGroup && !isOfTools) return undefined;
    const shown = askedGroups.length > 0 ? askedGroups : skillGroups;
    const groupStems = new Set(shown.flatMap(({ name }) => stemsOf(name)));
    const rest = unexplainedWords(question, skillWords).filter(({ stem }) => !groupStems.has(stem));
    if (askedGroups.length === 0 && rest.some(({ stem }) => frequency(stem) === 0)) return undefined;
    // `Any experience with medical interpreting?` asks for more than the group Interpreting.
    if (askedGroups.length > 0 && rest.some(({ stem }) => frequency(stem) > 0)) return undefined;
    const unexplainedShare = rest.length / Math.max(1, question.contentPositions.length);
    if (unexplainedShare >= (askedGroups.length > 0 ? MAX_UNEXPLAINED_SHARE.ofGroup : MAX_UNEXPLAINED_SHARE.ofAll))
      return undefined;
    return ruleResult(
      shown.map((group) => skillGroupStatement(group, phrases)),
      { unexplainedShare },
    );
  },
};

/** Rules for questions about how to work with the person. */
export const practiceRules: readonly Rule[] = [...contactRules, availability, skills];

/** Rules for questions about the person, in order of priority. */
export const personRules: readonly Rule[] = [pitch, value, ...contactRules, availability, location, skills, who];
