import type { HookParameters } from "astro";

/** The Vite server of `astro dev`. */
export type DevServer = HookParameters<"astro:server:setup">["server"];

/** Loads a module of this project with its latest edits. */
export const loadModule = <Module>(server: DevServer, file: string): Promise<Module> =>
  server.ssrLoadModule(file) as Promise<Module>;

/** Whether a path belongs to Vite and not to the site. */
export const isVitePath = (path: string): boolean => /^\/(?:@|__|node_modules\/|src\/|\.astro\/)/.test(path);
