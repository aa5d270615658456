import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Portfolio } from "../../portfolio/content.ts";
import { ContentError } from "./mistake.ts";
import type { Reading } from "./reader.ts";

/**
 * Reads and checks a content folder in a thread of its own, so that this one is free meanwhile.
 * @throws ContentError as readContent does.
 */
export const readBeside = async (folder: string): Promise<Portfolio> => {
  const reader = new Worker(new URL("./reader.ts", import.meta.url), { workerData: folder });
  const [reading] = (await once(reader, "message")) as [Reading];
  if ("mistakes" in reading) throw new ContentError(reading.mistakes);
  return reading;
};
