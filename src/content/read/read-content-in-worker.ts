import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Portfolio } from "../content.ts";
import { ContentError } from "../issues/content-issue.ts";
import type { SiteFacts } from "../links/address-issues.ts";
import type { ReadContentMessage, ReadContentRequest } from "./read-content-worker.ts";

/**
 * Reads and checks a content folder in a worker thread, while this thread does other work.
 * @throws ContentError like `readContent`.
 */
export const readContentInWorker = async (folder: string, site: SiteFacts): Promise<Portfolio> => {
  const workerData: ReadContentRequest = { folder, site };
  const reader = new Worker(new URL("./read-content-worker.ts", import.meta.url), { workerData });
  const [reading] = (await once(reader, "message")) as [ReadContentMessage];
  if ("issues" in reading) throw new ContentError(reading.issues);
  return reading;
};
