import { questionAnswerer } from "../../src/ask/ask.ts";
import {
  type KnowledgeFile,
  knowledgeFile,
  openKnowledge,
  type QuestionTables,
  questionTablesFile,
} from "../../src/ask/knowledge/knowledge.ts";
import { lazy } from "../../src/ask/knowledge/lazy.ts";
import { usageResponse } from "../../src/ask/usage.ts";
import { readBuiltFile } from "../http/built-file.ts";
import { cachedJsonParser } from "../http/json-asset.ts";
import type { Ports } from "../ports/ports.ts";
import { namesOf } from "./model/prompt.ts";

/** Opens the knowledge once per file. */
const openOnce = cachedJsonParser((file: Omit<KnowledgeFile, keyof QuestionTables>, tables: QuestionTables) => {
  const knowledge = openKnowledge({ ...file, ...tables });
  const answer = questionAnswerer(knowledge);
  return {
    knowledge,
    answer,
    usage: lazy(() => usageResponse(knowledge.facts, answer)),
    names: lazy(() => namesOf(knowledge)),
  };
});

/** Returns the knowledge of the built site with what answers questions from it. */
export const siteKnowledge = async (ports: Ports) => {
  const files = [readBuiltFile(ports, knowledgeFile), readBuiltFile(ports, questionTablesFile)] as const;
  return openOnce(...(await Promise.all(files)));
};
