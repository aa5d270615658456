import { inject } from "vitest";
import { Health } from "../../src/contract/resources/health.ts";
import { type Answer, callAt } from "./call.ts";

/** Where the tested service listens. What it calls itself can differ: see `siteOf`. */
export const base = inject("baseUrl");

/** Whether a platform in front serves the files and speaks HTTP in its own way. */
export const edge = inject("edge");

export const call = (path: string, options: Parameters<typeof callAt>[2] = {}): Promise<Answer> =>
  callAt(base, path, options);

/** The origin that the service writes into its answers. */
export const siteOf = async (): Promise<string> => Health.parse((await call("/api/health")).json()).site;

/** Reads that are the same for everyone, in both bases. */
export const sharedReads = ["/api", "/api/v1"].flatMap((api) =>
  ["/profile", "/projects", "/experience", "/contact", "/sandbox"].map((path) => api + path),
);

/** Every read that needs no credential. */
export const reads = [...sharedReads, "/api/health", "/api/v1/health"];

/** Paths that need a credential (specification, Authentication rule 3). */
export const guarded = ["/api", "/api/v1", "/v1", "/v2", "/agent/identity", "/agent/auth"];

/** Headers that are the same whenever the same thing is asked, without those of one request or one connection. */
export type { Answer };

export const lasting = ({ headers }: Answer): Record<string, unknown> => {
  const passing =
    /^(?:date|connection|keep-alive|x-request-id|ratelimit|ratelimit-(?:remaining|reset)|age|server|cf-.*|via)$/;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.test(name)));
};
