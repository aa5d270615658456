import { languagesOf } from "../../../src/content/languages/languages.ts";
import type { Assets, Ports } from "../../ports/ports.ts";
import { type DevServer, loadModule } from "./vite.ts";
import type { ContentState } from "./watch-content.ts";

/** The fetch function of an app. The second argument is the environment of Hono's Node server. */
export type AppFetch = (request: Request, environment: object) => Response | Promise<Response>;

/** The settings, with the languages of the content. */
const settingsFor = (content: ContentState, { settings }: Pick<Ports, "settings">): Ports["settings"] => {
  const languages = content instanceof Error ? [] : languagesOf(content.portfolio);
  return languages.length > 1 ? { ...settings, languages } : settings;
};

/** Returns the app for the current code and content. A new one is created when either changes, which drops its caches. */
export const createAppLoader = (
  server: DevServer,
  ports: Omit<Ports, "assets">,
  assets: Assets,
  content: () => Promise<ContentState>,
): (() => Promise<AppFetch>) => {
  let current: { readonly by: unknown; readonly of: ContentState; readonly fetch: AppFetch } | undefined;
  return async () => {
    const { createApp } = await loadModule<typeof import("../../app.ts")>(
      server,
      new URL("../../app.ts", import.meta.url),
    );
    const of = await content();
    if (current?.by !== createApp || current.of !== of)
      current = { by: createApp, of, fetch: createApp({ ...ports, settings: settingsFor(of, ports), assets }).fetch };
    return current.fetch;
  };
};
