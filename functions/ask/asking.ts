import type { AskResponse } from "../../src/contract/resources/ask.ts";
import { type Asked, answering, responseOf } from "../../src/portfolio/ask/ask.ts";
import { knowledgeFile, openKnowledge } from "../../src/portfolio/ask/knowledge.ts";
import { parsedOnce } from "../parsed-once.ts";
import type { Ports } from "../ports.ts";
import { builtFile } from "../routes/prerendered.ts";

/** Answers a question. Stops with the signal. */
export type Ask = (question: Asked, signal?: AbortSignal) => Promise<AskResponse>;

/** What the file holds, ready to be asked; made once for as long as the file lives. */
const knowing = parsedOnce((file: Parameters<typeof openKnowledge>[0]) => {
  const knowledge = openKnowledge(file);
  return { knowledge, answer: answering(knowledge) };
});

/** Makes the function that answers questions, the same for /ask and for the tools of agents (D9, D10). */
export const asking =
  (ports: Ports): Ask =>
  async (question) => {
    const { knowledge, answer } = knowing(await builtFile(ports, knowledgeFile));
    return responseOf(knowledge, question.text, answer(question));
  };
