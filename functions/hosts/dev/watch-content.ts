import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegrationLogger } from "astro";
import { type SharedContext, setBuildContext } from "../../../src/content/build-context.ts";
import { ownerPaths } from "../../../src/content/links/owner-paths.ts";
import { siteTheme } from "../../../src/themes/site-theme.ts";
import { type DevServer, loadModule } from "./vite.ts";

/** The latest content, or the error of reading it. */
export type ContentState = SharedContext | Error;

/** How long to wait after a change for further ones, because editors and git write files in several steps. */
const SETTLE_MS = 50;

/** How often to look for a content folder that was moved away. */
const FOLDER_POLL_MS = 300;

/** Folders with code that reads content. */
const readerFolders = ["contract", "content", "portfolio"].map((name) =>
  fileURLToPath(new URL(`../../../src/${name}/`, import.meta.url)),
);

/** The theme of the content, for comparison; undefined if the content has errors. */
const themeOf = (content: ContentState): string | undefined =>
  content instanceof Error ? undefined : JSON.stringify(siteTheme(content.portfolio.site));

/** The content folder and its current state. */
export interface ContentWatcher {
  readonly folder: string;
  /** The current content. After an edit, resolves when the content was read again. */
  readonly current: () => Promise<ContentState>;
  /** Adds a listener that is called after each time the content was read. */
  readonly onRead: (listener: (content: ContentState) => void) => void;
}

/**
 * Reads the content, and reads it again when a content file or the code that reads content changes. Each result becomes the
 * build context. Returns the watcher after the first read.
 */
export const watchContent = async (
  folder: string,
  site: string,
  server: DevServer,
  logger: AstroIntegrationLogger,
): Promise<ContentWatcher> => {
  const listeners: ((content: ContentState) => void)[] = [];
  const { root } = server.config;
  /** Links in the content can lead to the files of these folders. */
  const ownFolders = ["public", "src/pages"].map((name) => join(root, name) + sep);

  const read = async (): Promise<ContentState> => {
    let reading: ContentState;
    try {
      const { readContent } = await loadModule<typeof import("../../../src/content/read/read-content.ts")>(
        server,
        new URL("../../../src/content/read/read-content.ts", import.meta.url),
      );
      const { withBuiltPictures } = await loadModule<typeof import("../../../src/media/pictures/build-pictures.ts")>(
        server,
        new URL("../../../src/media/pictures/build-pictures.ts", import.meta.url),
      );
      const content = readContent(folder, { site, paths: ownerPaths(root), hasDrafts: true });
      const portfolio = await withBuiltPictures(content, { folder, withAvif: false });
      reading = { portfolio, site, hosting: "app", folder };
    } catch (error) {
      reading = error instanceof Error ? error : new Error(String(error));
      logger.error(
        `The content has errors. Pages and API are unavailable until they are fixed:\n\n${reading.message}\n`,
      );
    }
    setBuildContext(reading);
    return reading;
  };
  const first = await read();
  let theme = themeOf(first);

  let edits = 0;
  const readAgain = async (before: Promise<ContentState>): Promise<ContentState> => {
    edits += 1;
    const edit = edits;
    await pause(SETTLE_MS);
    const former = await before;
    // A later edit reads the changes of this one, too.
    if (edit !== edits) return former;
    const reading = await read();
    if (former instanceof Error && !(reading instanceof Error)) logger.info("Fixed: the content has no errors.");
    const newTheme = themeOf(reading) ?? theme;
    for (const { hot, moduleGraph } of Object.values(server.environments)) {
      // The style sheets of all pages contain the theme.
      if (newTheme !== theme) moduleGraph.invalidateAll();
      // Makes Astro forget its cached list of pages.
      hot.send("astro:content-changed", {});
    }
    theme = newTheme;
    for (const listener of listeners) listener(reading);
    return reading;
  };
  let current = Promise.resolve(first);
  /**
   * Waits until a folder that was deleted or moved away is back. The watcher forgets such a folder, and does not always report
   * the files of one that comes back at once.
   */
  const awaitFolder = (): void => {
    if (!existsSync(folder)) return void setTimeout(awaitFolder, FOLDER_POLL_MS).unref();
    server.watcher.add(folder);
    current = readAgain(current);
  };
  server.watcher.add(folder);
  server.watcher.on("all", (event, file) => {
    if (event === "unlinkDir" && file === folder) awaitFolder();
    const isContent = file.startsWith(folder + sep) && !file.slice(folder.length).includes(`${sep}.`);
    const isReader = readerFolders.some((code) => file.startsWith(code)) && !file.endsWith(".test.ts");
    const isOwnPath = /^(?:add|unlink)/.test(event) && ownFolders.some((owned) => file.startsWith(owned));
    if (isContent || isReader || isOwnPath) current = readAgain(current);
  });
  return { folder, current: () => current, onRead: (listener) => void listeners.push(listener) };
};
