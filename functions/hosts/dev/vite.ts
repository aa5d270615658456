import { fileURLToPath } from "node:url";
import type { HookParameters } from "astro";

/** The Vite server of `astro dev`. */
export type DevServer = HookParameters<"astro:server:setup">["server"];

/** Loads a module with its latest edits. */
export const loadModule = <Module>(server: DevServer, file: URL): Promise<Module> =>
  server.ssrLoadModule(fileURLToPath(file)) as Promise<Module>;

/** Whether a path belongs to Vite and not to the site. Astro serves the pictures of pages at `/_image`. */
export const isVitePath = (path: string): boolean => /^\/(?:@|__|node_modules\/|src\/|\.astro\/|_image$)/.test(path);
