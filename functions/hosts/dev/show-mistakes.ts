import { dirname, join } from "node:path";
import { excerpt } from "../../../src/build/content/excerpt.ts";
import type { ContentError, Mistake } from "../../../src/build/content/mistake.ts";
import { escaped } from "../../../src/contract/escaped.ts";
import type { Followed, Reading } from "./follow-content.ts";
import { withCode } from "./html.ts";
import type { DevServer } from "./vite.ts";

/** Whether a reading found mistakes in the content, and not that the code cannot be run. */
export const hasMistakes = (reading: Reading): reading is ContentError =>
  reading instanceof Error && reading.name === "ContentError";

const count = (mistakes: number): string => `${mistakes} ${mistakes === 1 ? "mistake" : "mistakes"} in the content`;

/** The line of a mistake with a mark below it. */
const lineOf = (mistake: Mistake, folder: string) => ({
  loc: { file: join(dirname(folder), mistake.file), line: mistake.line, column: mistake.column },
  highlightedCode: `<pre style="padding: 0 24px; font-family: monospace">${escaped(excerpt(mistake))}</pre>`,
});

/** What Astro's overlay shows: the first mistake, and below it all of them as the terminal has them. */
const overlayOf = ({ message, mistakes: [first], mistakes }: ContentError, folder: string) => ({
  // Astro would take what is not marked as its own for plain text.
  __isEnhancedAstroErrorPayload: true,
  type: "error" as const,
  err: {
    name: "Content",
    title: count(mistakes.length),
    message: first ? `Found ${withCode(first.found)}; expected ${withCode(first.expected)}.` : escaped(message),
    ...(first && { hint: `To mend it: ${withCode(first.fix)}` }),
    ...(first?.lineText && lineOf(first, folder)),
    stack: message,
  },
});

/**
 * Shows mistakes in the content over every open page, and over each that is opened while there are some; a reading without
 * mistakes takes them away and renews the pages.
 */
export const showMistakes = (server: DevServer, { folder, current, onRead }: Followed): void => {
  server.ws.on("vite:client:connect", async (_payload, client) => {
    const reading = await current();
    if (hasMistakes(reading)) client.send(overlayOf(reading, folder));
  });
  onRead((reading) => {
    // Vite would keep it for the next page to be opened, whatever is true by then.
    if (server.ws.clients.size === 0) return;
    server.ws.send(hasMistakes(reading) ? overlayOf(reading, folder) : { type: "full-reload" });
  });
};
