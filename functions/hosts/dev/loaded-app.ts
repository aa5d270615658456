import type { Assets, Ports } from "../../ports.ts";
import type { Reading } from "./follow-content.ts";
import { type DevServer, load } from "./vite.ts";

/** Answers a request; the second argument is what Hono knows of the connection. */
export type Fetch = (request: Request, environment: object) => Response | Promise<Response>;

/** The app as its code is now. What it remembers of the content, such as the index of questions, ends with the content. */
export const loadedApp = (
  server: DevServer,
  ports: Omit<Ports, "assets">,
  assets: Assets,
  content: () => Promise<Reading>,
): (() => Promise<Fetch>) => {
  let made: { readonly by: unknown; readonly of: Reading; readonly fetch: Fetch } | undefined;
  return async () => {
    const { createApp } = await load<typeof import("../../app.ts")>(server, "/functions/app.ts");
    const of = await content();
    if (made?.by !== createApp || made.of !== of)
      made = { by: createApp, of, fetch: createApp({ ...ports, assets }).fetch };
    return made.fetch;
  };
};
