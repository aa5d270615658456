import { parentPort, workerData } from "node:worker_threads";
import type { Portfolio } from "../../portfolio/content.ts";
import { ContentError } from "./mistake.ts";
import { readContent } from "./read-content.ts";

/** What this thread answers: the portfolio, or the mistakes that keep it from being one. */
export type Reading = Portfolio | { readonly mistakes: ContentError["mistakes"] };

const reading = (folder: string): Reading => {
  try {
    return readContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: error.mistakes };
    throw error;
  }
};

parentPort?.postMessage(reading(workerData));
