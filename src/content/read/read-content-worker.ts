import { parentPort, workerData } from "node:worker_threads";
import type { Portfolio } from "../content.ts";
import { ContentError } from "../issues/content-issue.ts";
import { readContent } from "./read-content.ts";

/** The message of this worker thread: the portfolio, or the issues in its content. */
export type ReadContentMessage = Portfolio | { readonly issues: ContentError["issues"] };

const reading = (folder: string): ReadContentMessage => {
  try {
    return readContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return { issues: error.issues };
    throw error;
  }
};

parentPort?.postMessage(reading(workerData));
