import { fileURLToPath } from "node:url";
import type { HookParameters } from "astro";

/** The Vite server of `astro dev`. */
export type DevServer = HookParameters<"astro:server:setup">["server"];

/** Loads a module with its latest edits. */
export const loadModule = <Module>(server: DevServer, file: URL): Promise<Module> =>
  server.ssrLoadModule(fileURLToPath(file)) as Promise<Module>;

/** Whether a path belongs to Vite and not to the site. Astro serves the pictures of pages at `/_image`. */
export const isVitePath = (path: string): boolean => /^\/(?:@|__|node_modules\/|src\/|\.astro\/|_image$)/.test(path);

/** Whether a path is that of a file in the project folder that pages import, such as `/content/theme.css`. */
export const isImported = ({ config, environments }: DevServer, path: string): boolean =>
  Object.values(environments).some(({ moduleGraph }) => moduleGraph.getModulesByFile(config.root + path)?.size);
