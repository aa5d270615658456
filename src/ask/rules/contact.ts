import { documents } from "../../contract/site/documents.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { stemsOf } from "../knowledge/words.ts";
import { asksFor, containsWord, type Question, unexplainedWords } from "../question/question.ts";
import { statementAt } from "../sentences/statement.ts";
import { formStatement, phoneStatement, responseTimeStatement, writeStatement } from "./profile-statements.ts";
import { type Rule, ruleResult } from "./rule.ts";

/** The share of a question for a website or an account that may stay unexplained. */
const MAX_UNEXPLAINED_OF_LINKS = 0.34;

/** Whether the question has the name of somebody else from the texts, such as `Obed Farrant`. */
const namesSomebodyElse = (question: Question, { chunks }: Knowledge): boolean => {
  const name = unexplainedWords(question, email.explains)
    .map(({ normalized }) => normalized.replace(/^./, (first) => first.toUpperCase()))
    .join(" ");
  const has = (text: string): boolean => chunks.some(({ blocks }) => blocks.some((block) => block.includes(text)));
  return name !== "" && has(name) && !has(name.toLowerCase());
};

/** Whether it asks for more than the address: `What is the best time to email her?`, `Do you answer emails at the weekend?` */
const asksWhen = ({ text }: Question): boolean =>
  /\b(?:when|time|answer|reply|respond|weekends?|fast|quickly)\b/.test(text);

/** Answers questions about the email address. */
const email: Rule = {
  name: "email",
  explains: ["email", "contact", "availability", "link"],
  answer: (question, knowledge) => {
    const { profile, contact } = knowledge.facts;
    const { name } = profile;
    if (!asksFor(question, "email") || asksWhen(question) || namesSomebodyElse(question, knowledge)) return undefined;
    const sentence = statementAt("/", knowledge.phrases);
    return ruleResult([
      profile.email
        ? sentence("answers.contact.email", { name, email: profile.email })
        : sentence("answers.contact.noEmail", { name }),
      !profile.email && formStatement(knowledge),
      contact.email &&
        contact.email !== profile.email &&
        sentence("answers.contact.inquiries", { email: contact.email }),
    ]);
  },
};

/** Answers how to reach the person. */
const reach: Rule = {
  name: "contact",
  explains: ["contact", "email", "link", "person", "project", "availability", "work"],
  answer: (question, knowledge) => {
    const { profile } = knowledge.facts;
    const asksContact = asksFor(question, "contact") || (asksFor(question, "email") && asksWhen(question));
    if (!asksContact || namesSomebodyElse(question, knowledge)) return undefined;
    const sentence = statementAt("/", knowledge.phrases);
    const phone = phoneStatement(knowledge);
    if (phone && containsWord(question, "phone", "telephone", "mobile")) return ruleResult([phone]);
    return ruleResult([
      writeStatement(knowledge),
      formStatement(knowledge),
      phone,
      profile.address && sentence("answers.contact.address", { address: profile.address }),
      profile.postalCode && sentence("answers.contact.postalCode", { code: profile.postalCode }),
      responseTimeStatement(knowledge),
    ]);
  },
};

const callWords =
  /\b(?:can|could|may|should|when|how) (?:can |could |may |should )?(?:i|we) (?:just |also |please )?(?:call|ring|phone|telephone)(?: (?:her|him|she|he|you|them|instead|at|on|in|before|after|during|now|today|tomorrow)\b|$)/;

/** Answers visitors who want to call: `Can I ring at lunchtime?` */
const call: Rule = {
  name: "call",
  decidesItself: true,
  explains: reach.explains,
  answer: (question, knowledge) => {
    if (!callWords.test(question.text)) return undefined;
    return ruleResult(
      [
        phoneStatement(knowledge),
        responseTimeStatement(knowledge),
        writeStatement(knowledge) ?? formStatement(knowledge),
      ],
      { unexplainedShare: 0 },
    );
  },
};

/** Answers questions about the website and accounts of the person, also by the name of a network: `Is she on Mastodon?` */
const links: Rule = {
  name: "links",
  explains: ["github", "linkedin", "link", "person", "contact", "source", "personal"],
  searchesTopics: true,
  answer: (question, { facts: { profile, site }, phrases }) => {
    const { name, github, linkedin, portfolio, profiles = [] } = profile;
    const sentence = statementAt("/", phrases);
    const asked = new Set(question.words.map(({ stem }) => stem));
    const accounts = [{ network: "GitHub", url: github }, { network: "LinkedIn", url: linkedin }, ...profiles].map(
      ({ network, url }) => ({
        stems: stemsOf(network),
        statement: url && sentence("answers.contact.account", { name, network, url }),
      }),
    );
    const named = accounts.filter(({ stems }) => stems.every((stem) => asked.has(stem)));
    if (named.length === 0 && (!asksFor(question, "link") || question.mentions.length > 0)) return undefined;
    const explained = new Set(named.flatMap(({ stems }) => stems));
    const others = unexplainedWords(question, links.explains).filter(({ stem }) => !explained.has(stem));
    const unexplainedShare = others.length / Math.max(1, question.contentPositions.length);
    if (asksFor(question, "project") || unexplainedShare > MAX_UNEXPLAINED_OF_LINKS) return undefined;
    if (named.length > 0)
      return ruleResult(
        named.map(({ statement }) => statement),
        { unexplainedShare },
      );
    return ruleResult(
      [
        sentence("answers.contact.website", { name, url: profile.site ?? site }),
        portfolio && portfolio !== profile.site && sentence("answers.contact.portfolio", { url: portfolio }),
        ...accounts.map(({ statement }) => statement),
      ],
      { unexplainedShare },
    );
  },
};

/** Answers questions about the resume: `cv pdf`. */
const resume: Rule = {
  name: "resume",
  explains: ["resume", "work", "link", "person"],
  answer: (question, { facts: { profile, site }, phrases }) => {
    if (!asksFor(question, "resume")) return undefined;
    const url = site + documents.resumePdf;
    return ruleResult([statementAt("/", phrases)("answers.contact.resume", { name: profile.name, url })]);
  },
};

/** Rules for questions about how to reach the person, in order of priority. */
export const contactRules: readonly Rule[] = [call, email, links, resume, reach];
