import { limits } from "../../contract/limits.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Concept } from "./lexicon.ts";
import { asksFor, namedOf, type Question, saysWord } from "./question.ts";
import { found, type Rule } from "./rule.ts";
import { statedAt } from "./statement.ts";
import { isFunctionWord } from "./words.ts";

const said = statedAt("/docs#limits");
const granted = statedAt("/auth.md");
const called = statedAt("/docs#start");

/** How people who use something ask about it. */
const asUser =
  /\b(?:do|can|could|should|would|may|must) (?:i|we|my|an agent|a client|one)\b|\b(?:if|when) (?:i|we|my)\b|^how to /;

const plainText = ({ words }: Question): string => words.map(({ plain }) => plain).join(" ");

/**
 * Whether a question is about the API, and not about the person or the work. Names of projects may hold its words, and
 * words such as `token` say too little by themselves.
 */
export const isAboutService = (question: Question): boolean => {
  if (question.namesPath) return true;
  const names = new Set(question.named.flatMap(({ at, entity }) => (entity.kind === "skill" ? [] : at)));
  const places = (concept: Concept): number[] =>
    [...(question.concepts.get(concept) ?? [])].filter((at) => !names.has(at));
  const hints = places("serviceHint").length;
  const isHinted = hints > 1 || (hints > 0 && asUser.test(plainText(question)));
  // Who speaks of somebody means what that person does, unless there is no doubt.
  const isMeant = places("service").length > (question.isOfThird ? 1 : 0) || (isHinted && !question.isPersonal);
  return isMeant && !(asksFor(question, "project") && namedOf(question, "skill").length > 0);
};

/** Whether it is asked as somebody does who uses the service. The documents may then know better than the portfolio. */
export const isAskedAsUser = (question: Question): boolean =>
  !question.isPersonal && !asksFor(question, "contact", "email", "availability") && asUser.test(plainText(question));

/**
 * Whether it is about the API or the key of somebody else: a word that is known nowhere stands right before what is the
 * service's, as in `stripe api key`.
 */
export const namesAnother = (question: Question, knowledge: Knowledge): boolean => {
  if (asksFor(question, "github", "linkedin")) return true;
  const service = question.concepts.get("service") ?? new Set();
  const { language, frequency } = knowledge;
  return question.words.some(
    ({ plain, stem }, at) =>
      (service.has(at + 1) || /^(?:of|for|from|at|on|by|with)$/.test(question.words[at - 1]?.plain ?? "")) &&
      !service.has(at) &&
      !isFunctionWord(plain) &&
      !/\d/.test(plain) &&
      frequency(stem) === 0 &&
      !language.fillers.has(plain) &&
      !language.words.has(plain) &&
      language.synonymsOf(stem).length === 0,
  );
};

const call: Rule = {
  name: "how to call the API",
  explains: ["api", "how", "link", "location", "listing", "person", "skill", "source"],
  answer: (question, { facts: { site } }) => {
    if (!asksFor(question, "api")) return undefined;
    return found([
      called`Reads need no key: GET ${site}/api/profile answers JSON.`,
      called`Every endpoint is listed at ${site}/api/health, documented at ${site}/docs and described for programs at ${site}/openapi.json.`,
    ]);
  },
};

const limit: Rule = {
  name: "limits",
  tolerates: 0.5,
  explains: ["limit", "serviceHint", "api", "count", "how", "listing", "when", "failure", "credential"],
  answer: (question) => {
    // Other things have limits too, which the documents say.
    if (!asksFor(question, "limit") || saysWord(question, "batch", "batches", "body")) return undefined;
    const { requests, window } = limits.rate;
    return found([
      said`Each client address has ${requests} requests in ${window} seconds, unless the operator set another number.`,
      said`A request with a credential counts for that instead, which has ${limits.credential.requests} requests in ${window} seconds.`,
      said`Over the limit the answer is 429 with a Retry-After header, which says how many seconds to wait.`,
    ]);
  },
};

const credential: Rule = {
  name: "credentials",
  explains: ["person", "mcp", "credential", "api", "how", "when", "location", "revoke", "count", "listing", "email"],
  answer: (question, { facts: { site } }) => {
    if (!asksFor(question, "credential", "revoke")) return undefined;
    const { token, key } = limits.credential;
    const ends = granted`POST ${site}/api/agent/events with {"event":"revoke","token":"…"} ends a token or key at once.`;
    if (
      asksFor(question, "revoke") &&
      !saysWord(question, "long", "expire", "expires", "last", "lasts", "valid", "lifetime")
    )
      return found([ends]);
    return found([
      granted`Reads need no credential.`,
      granted`POST ${site}/api/agent/identity gives a demo token, which lasts ${token / 60} minutes (expires_in ${token}).`,
      granted`POST ${site}/api/agent/key gives a demo key, which lasts ${key / 3600} hours.`,
      granted`Either is sent as Authorization: Bearer or in the header x-api-key.`,
      ends,
    ]);
  },
};

/** Questions about the API that its numbers and addresses answer. */
export const serviceRules: readonly Rule[] = [limit, credential, call];
