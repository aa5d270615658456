import type { AskResponse } from "../../src/contract/resources/ask.ts";
import { answering } from "../../src/portfolio/ask/ask.ts";
import { knowledgeFile, openKnowledge } from "../../src/portfolio/ask/knowledge.ts";
import { type Asked, responseOf } from "../../src/portfolio/ask/reply.ts";
import { usage } from "../../src/portfolio/ask-usage.ts";
import type { MaybePromise } from "../maybe-promise.ts";
import { parsedOnce } from "../parsed-once.ts";
import type { Ports } from "../ports.ts";
import { builtFile } from "../routes/prerendered.ts";
import { passagesOf } from "./passages.ts";
import { tidy } from "./question.ts";
import { worded } from "./wording.ts";

/** What was found for a question, and what becomes of it. */
export interface Inquiry {
  /** The answer that rests on what was found alone. Every other answer has its results. */
  readonly found: AskResponse;
  /** The answer as it is given. It stops with the signal, and nobody reads it then. */
  readonly answered: (signal?: AbortSignal) => MaybePromise<AskResponse>;
}

/** Answers a question. Stops with the signal. */
export type Ask = (question: Asked, signal?: AbortSignal) => Promise<AskResponse>;

/** What the file holds, ready to be asked; made once for as long as the file lives. */
const knowing = parsedOnce((file: Parameters<typeof openKnowledge>[0]) => {
  const knowledge = openKnowledge(file);
  const answer = answering(knowledge);
  let told: AskResponse | undefined;
  const untold = (): AskResponse => {
    told ??= usage(knowledge.facts, answer);
    return told;
  };
  return { knowledge, answer, usage: untold };
});

const settled = (found: AskResponse): Inquiry => ({ found, answered: () => found });

/** Makes the function that looks into a question; a blank one is told what can be asked (D10). */
export const inquiring =
  (ports: Ports) =>
  async (question: Asked): Promise<Inquiry> => {
    const { knowledge, answer, usage } = knowing(await builtFile(ports, knowledgeFile));
    const text = tidy(question.text);
    if (text === "") return settled(usage());
    const reply = answer({ ...question, text });
    const found = responseOf(knowledge, text, reply, question.scope);
    const { model } = ports;
    // What is typed or the owner's own is exact already: a model could only make it worse, later and at a price.
    if (!model || reply.method !== "extractive") return settled(found);
    const subject = { question: text, earlier: question.previous ?? [], passages: passagesOf(knowledge, reply) };
    const answered = async (signal?: AbortSignal): Promise<AskResponse> => {
      const wording = await worded(model, subject, ports, signal);
      return wording === undefined ? found : { ...found, _meta: { ...found._meta, method: "llm" }, answer: wording };
    };
    return { found, answered };
  };

/** Makes the function that answers questions, the same for /ask and for the tools of agents (D9, D10). */
export const asking = (ports: Ports): Ask => {
  const inquire = inquiring(ports);
  return async (question, signal) => (await inquire(question)).answered(signal);
};
