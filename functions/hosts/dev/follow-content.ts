import { resolve, sep } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { AstroIntegrationLogger } from "astro";
import { type Handover, handOver } from "../../../src/build/handover.ts";
import { type DevServer, load } from "./vite.ts";

/** The content as it was read last, or why it could not be. */
export type Reading = Handover | Error;

/** How long to wait for the rest of an edit, in milliseconds: editors and git change a file, or many, in several steps. */
const settled = 50;

/** Code that decides how content is read. */
const readers = ["src/contract", "src/portfolio", "src/build"].map((folder) => resolve(folder) + sep);

/** The content while it is worked on. */
export interface Followed {
  readonly folder: string;
  /** The content as it is now: after an edit, when it was read again. */
  readonly current: () => Promise<Reading>;
  /** Calls a function whenever the content was read again. */
  readonly onRead: (listener: (reading: Reading) => void) => void;
}

/** Reads the content now, and after every edit of it or of the code that reads it. Hands it over to the pages each time. */
export const followContent = async (
  folder: string,
  site: string,
  server: DevServer,
  logger: AstroIntegrationLogger,
): Promise<Followed> => {
  const listeners: ((reading: Reading) => void)[] = [];

  const read = async (): Promise<Reading> => {
    let reading: Reading;
    try {
      const { readContent } = await load<typeof import("../../../src/build/content/read-content.ts")>(
        server,
        "/src/build/content/read-content.ts",
      );
      reading = { portfolio: readContent(folder), site };
    } catch (error) {
      reading = error instanceof Error ? error : new Error(String(error));
      logger.error(`The pages and the API wait for this to be mended:\n\n${reading.message}\n`);
    }
    handOver(reading);
    return reading;
  };
  const first = await read();

  let edits = 0;
  const readAgain = async (before: Promise<Reading>): Promise<Reading> => {
    edits += 1;
    const edit = edits;
    await pause(settled);
    const former = await before;
    // An edit that came meanwhile waits for this one, and reads what both have changed.
    if (edit !== edits) return former;
    const reading = await read();
    if (former instanceof Error && !(reading instanceof Error)) logger.info("Mended: the content has no mistakes.");
    // Astro remembers which pages there are until it hears this.
    for (const { hot } of Object.values(server.environments)) hot.send("astro:content-changed", {});
    for (const listener of listeners) listener(reading);
    return reading;
  };
  let current = Promise.resolve(first);
  server.watcher.add(folder);
  server.watcher.on("all", (_event, file) => {
    const isContent = file.startsWith(folder + sep) && !file.slice(folder.length).includes(`${sep}.`);
    const isReader = readers.some((code) => file.startsWith(code)) && !file.endsWith(".test.ts");
    if (isContent || isReader) current = readAgain(current);
  });
  return { folder, current: () => current, onRead: (listener) => void listeners.push(listener) };
};
