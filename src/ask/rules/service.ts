import { limits, perWindow } from "../../contract/limits.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import type { Concept } from "../knowledge/lexicon.ts";
import { isStopWord } from "../knowledge/words.ts";
import { asksFor, containsWord, mentioned, type Question } from "../question/question.ts";
import { documentedAt } from "../sentences/statement.ts";
import { type Rule, ruleResult } from "./rule.ts";

const limitsSentence = documentedAt("/docs#limits");
const credentialSentence = documentedAt("/auth.md");
const retrySentence = documentedAt("/docs#retries");
const startSentence = documentedAt("/docs#start");

/** Phrases of people who use an API. */
const apiUserPhrase =
  /\b(?:do|can|could|should|would|may|must) (?:i|we|my|an agent|a client|one)\b|\b(?:if|when) (?:i|we|my)\b|^how to /;

/**
 * Whether a question is about the API rather than about the person or the work. Words in names of projects do not count,
 * and a single word such as `token` is not enough.
 */
export const isAboutService = (question: Question): boolean => {
  if (question.containsPath || question.errorSection) return true;
  const names = new Set(
    question.mentions.flatMap(({ positions, entity }) => (entity.kind === "skill" ? [] : positions)),
  );
  const positionsOf = (concept: Concept): number[] =>
    [...(question.concepts.get(concept) ?? [])].filter((index) => !names.has(index));
  const hints = positionsOf("serviceHint").length;
  const isHinted = hints > 1 || (hints > 0 && apiUserPhrase.test(question.text));
  // A question about a third person is about their work, unless it has two words for the API.
  const isMeant =
    positionsOf("service").length > (question.isThirdPerson ? 1 : 0) || (isHinted && !question.isPersonal);
  return isMeant && !(asksFor(question, "project") && mentioned(question, "skill").length > 0);
};

/**
 * Whether it is about the API of another service: an unknown word directly before a word for the API, as in
 * `stripe api key`.
 */
export const namesOtherService = (question: Question, knowledge: Knowledge): boolean => {
  if (asksFor(question, "github", "linkedin")) return true;
  const service = question.concepts.get("service") ?? new Set();
  const { language, frequency } = knowledge;
  return question.words.some(
    ({ normalized, stem }, index) =>
      (service.has(index + 1) || /^(?:of|for|from|at|on|by|with)$/.test(question.words[index - 1]?.normalized ?? "")) &&
      !service.has(index) &&
      !isStopWord(normalized) &&
      !/\d/.test(normalized) &&
      frequency(stem) === 0 &&
      !language.fillers.has(normalized) &&
      !language.words.has(normalized) &&
      language.synonymsOf(stem).length === 0,
  );
};

/** Answers what an error means, and what to do. */
const apiError: Rule = {
  name: "errors of the API",
  explains: ["why"],
  decidesItself: true,
  answer: ({ errorSection }) =>
    errorSection &&
    ruleResult(
      errorSection.blocks.map((text) => ({ text, path: errorSection.path })),
      { unexplainedShare: 0 },
    ),
};

/** Answers questions about the rate limits, which the operator can set. */
const rateLimit: Rule = {
  name: "limits",
  explains: ["limit", "serviceHint", "api", "count", "how", "listing", "when", "failure", "credential"],
  answer: (question) => {
    // Limits of batches and bodies are in the documentation.
    if (!asksFor(question, "limit") || containsWord(question, "batch", "batches", "body")) return undefined;
    const { requests } = limits.rate;
    return ruleResult([
      limitsSentence`Each IP address can send ${requests} requests ${perWindow} by default; the RateLimit-Limit header has the current limit.`,
      limitsSentence`Requests with a credential count against that credential instead: ${limits.credential.requests} requests ${perWindow} by default.`,
      limitsSentence`All demo credentials that an IP address uses share one such limit, and an IP address gets at most ${limits.credential.issuedPerDay} demo credentials in 24 hours by default.`,
      limitsSentence`Over the limit, the API returns 429 with a Retry-After header that gives the number of seconds to wait.`,
    ]);
  },
};

/** Answers questions about keys and tokens: how to get, send and revoke them. */
const credential: Rule = {
  name: "credentials",
  explains: ["person", "mcp", "credential", "api", "how", "when", "location", "revoke", "count", "listing", "email"],
  answer: (question, { facts: { site } }) => {
    if (!asksFor(question, "credential", "revoke")) return undefined;
    const { tokenLifetimeSeconds, keyLifetimeSeconds } = limits.credential;
    const revocation = credentialSentence`POST ${site}/api/agent/events with {"event":"revoke","token":"…"} revokes a token or key immediately.`;
    if (asksFor(question, "revoke") && !/\b(?:long|expires?|lasts?|valid|lifetime)\b/.test(question.text))
      return ruleResult([revocation]);
    return ruleResult([
      credentialSentence`Reads such as GET /api/profile need no credential.`,
      credentialSentence`POST ${site}/api/agent/identity returns a demo token that is valid for ${tokenLifetimeSeconds / 60} minutes (expires_in ${tokenLifetimeSeconds}).`,
      credentialSentence`POST ${site}/api/agent/key returns a demo key that is valid for ${keyLifetimeSeconds / 3600} hours.`,
      credentialSentence`Send either credential as a bearer token in the Authorization header, or in the x-api-key header.`,
      revocation,
    ]);
  },
};

/** Facts of the API that people ask for by name: CORS, sizes, how long things are kept, and the address for MCP clients. */
const apiFacts: Rule = {
  name: "facts of the API",
  explains: [
    ...(["service", "serviceHint", "api", "mcp", "limit", "how", "when", "count", "work", "contact"] as const),
  ],
  answer: (question, { facts: { site } }) => {
    const { maxBodyBytes, job, idempotency } = limits;
    const mcpSentence = documentedAt("/docs/agents#mcp");
    if (asksFor(question, "mcp") && containsWord(question, "connect", "add", "install", "configure"))
      return ruleResult(
        [mcpSentence`Connect an MCP client to ${site}/api/mcp (Streamable HTTP); it needs no credential.`],
        {
          unexplainedShare: 0,
        },
      );
    const asksDuration = /\b(?:long|kept|keep|stored|expire|remembered)\b/.test(question.text);
    const storedSentence = retrySentence`The response to the first request is stored for ${idempotency.lifetimeSeconds / 3600} hours.`;
    return ruleResult([
      containsWord(question, "cors", "origin", "origins") &&
        startSentence`The API allows requests from any origin (CORS).`,
      containsWord(question, "body", "payload") &&
        /\b(?:size|max(?:imum)?|large(?:st)?|big|limit)\b/.test(question.text) &&
        limitsSentence`A request body can have up to ${maxBodyBytes / 1024} KiB.`,
      containsWord(question, "job", "jobs") &&
        asksDuration &&
        documentedAt("/docs/portfolio#jobs")`Jobs expire after ${job.lifetimeSeconds / 3600} hours.`,
      ...(containsWord(question, "idempotency") && containsWord(question, "send", "use", "set", "header")
        ? [
            retrySentence`Send the Idempotency-Key header with a random UUID, and the same key and body when you retry.`,
            storedSentence,
          ]
        : []),
      containsWord(question, "idempotency") && (asksDuration || containsWord(question, "lifetime")) && storedSentence,
    ]);
  },
};

/** Rules for questions about the API that its limits and addresses answer. */
export const serviceRules: readonly Rule[] = [apiError, apiFacts, rateLimit, credential];
