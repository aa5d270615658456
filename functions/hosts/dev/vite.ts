import type { HookParameters } from "astro";

/** The server that Astro develops with. */
export type DevServer = HookParameters<"astro:server:setup">["server"];

/** A module of this project as it is now: after an edit it is another. */
export const load = <Module>(server: DevServer, file: string): Promise<Module> =>
  server.ssrLoadModule(file) as Promise<Module>;

/** Paths that are Vite's own, and no part of the site. */
export const isVites = (path: string): boolean => /^\/(?:@|__|node_modules\/|src\/|\.astro\/)/.test(path);
