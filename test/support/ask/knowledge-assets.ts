import type { Assets } from "../../../functions/ports/ports.ts";
import { type KnowledgeFile, knowledgeFile, questionTablesFile } from "../../../src/ask/knowledge/knowledge.ts";

/** A built site that has only the files from which questions are answered. */
export const knowledgeAssets = ({ languages, usual, answers, ...knowledge }: KnowledgeFile): Assets => {
  const files = new Map(
    Object.entries({ [knowledgeFile]: knowledge, [questionTablesFile]: { languages, usual, answers } }).map(
      ([path, json]) => [
        path,
        {
          type: "application/json",
          etag: path,
          body: new TextEncoder().encode(JSON.stringify(json)),
          encoded: {},
        },
      ],
    ),
  );
  return { read: (path) => files.get(path) };
};
