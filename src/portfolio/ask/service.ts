import { limits } from "../../contract/limits.ts";
import { asksFor, namedOf, type Question, saysWord } from "./question.ts";
import { found, type Rule } from "./rule.ts";
import { statedAt } from "./statement.ts";

const said = statedAt("/docs#limits");
const granted = statedAt("/auth.md");
const called = statedAt("/docs#start");

/** Whether a question is about the API, and not about the person or the work. */
export const isAboutService = (question: Question): boolean =>
  asksFor(question, "service") && !(asksFor(question, "project") && namedOf(question, "skill").length > 0);

const call: Rule = {
  name: "how to call the API",
  explains: ["service", "api", "how", "link", "location", "listing", "person", "skill", "project", "source"],
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
  explains: ["service", "limit", "api", "count", "how", "listing", "when", "failure", "credential"],
  answer: (question) => {
    if (!asksFor(question, "limit")) return undefined;
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
  explains: ["service", "credential", "api", "how", "when", "location", "revoke", "count", "listing", "email"],
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
      granted`POST ${site}/api/agent/identity gives a demo token, which lasts ${token / 3600} hour (${token} seconds).`,
      granted`POST ${site}/api/agent/key gives a demo key, which lasts ${key / 3600} hours.`,
      granted`Either is sent as Authorization: Bearer or in the header x-api-key.`,
      ends,
    ]);
  },
};

/** Questions about the API that its numbers and addresses answer. */
export const serviceRules: readonly Rule[] = [limit, credential, call];
