import { parentPort, workerData } from "node:worker_threads";
import type { Portfolio } from "../content.ts";
import { ContentError } from "../issues/content-issue.ts";
import type { SiteFacts } from "../links/address-issues.ts";
import { readContent } from "./read-content.ts";

/** The data of this worker thread. */
export interface ReadContentRequest {
  readonly folder: string;
  readonly site: SiteFacts;
}

/** The message of this worker thread: the portfolio, or the issues in its content. */
export type ReadContentMessage = Portfolio | { readonly issues: ContentError["issues"] };

const reading = ({ folder, site }: ReadContentRequest): ReadContentMessage => {
  try {
    return readContent(folder, site);
  } catch (error) {
    if (error instanceof ContentError) return { issues: error.issues };
    throw error;
  }
};

parentPort?.postMessage(reading(workerData));
