import { inject } from "vitest";
import { sitePath } from "../../../src/contract/base.ts";
import { limits } from "../../../src/contract/limits.ts";
import { Health } from "../../../src/contract/resources/health.ts";
import { callAt, type HttpResponse } from "./http-client.ts";

/** The address of the tested service. It can differ from the origin in its responses: see `siteOf`. */
export const base = inject("baseUrl");

/** Its base path (D52): empty, or such as `/me`. */
export const basePath = inject("basePath");

/** The path and query of a URL or URL path of the service, relative to its base URL, as `call` takes them. */
export const pathAt = (url: string): string => {
  const { pathname, search } = new URL(url, base);
  const path = sitePath(basePath, pathname);
  if (path === undefined) throw new Error(`${url} is outside of ${base}`);
  return path + search;
};

/** Whether a platform in front serves the files and speaks HTTP differently. */
export const behindEdge = inject("edge");

type CallOptions = NonNullable<Parameters<typeof callAt>[2]>;

const bodyBytes = ({ body = "" }: CallOptions): number =>
  (Array.isArray(body) ? body : [body]).reduce((sum: number, part) => sum + Buffer.byteLength(part), 0);

/**
 * Calls the service. The local Workers runtime sometimes drops the connection of a body that the Worker refuses without
 * reading it, so requests with such bodies are sent again. Responses of the service itself have a request id.
 */
export const call = async (path: string, options: CallOptions = {}): Promise<HttpResponse> => {
  if (!behindEdge || bodyBytes(options) <= limits.maxBodyBytes) return callAt(base, path, options);
  for (let attempt = 1; attempt < 4; attempt += 1) {
    const response = await callAt(base, path, options).catch(() => undefined);
    if (response?.headers["x-request-id"]) return response;
  }
  return callAt(base, path, options);
};

/** The origin that the service writes into its responses. */
export const siteOf = async (): Promise<string> => Health.parse((await call("/api/health")).json()).site;

/** Reads that are the same for everyone, in both bases. */
export const sharedReads = ["/api", "/api/v1"].flatMap((api) =>
  ["/profile", "/projects", "/experience", "/contact", "/sandbox"].map((path) => api + path),
);

/** Reads without parameters that need no credential. */
export const reads = [...sharedReads, "/api/health", "/api/v1/health"];

export type { HttpResponse };

/** Matches headers that differ between equal requests, or that belong to the connection. */
const volatileHeader =
  /^(?:date|connection|keep-alive|x-request-id|ratelimit|ratelimit-(?:remaining|reset)|age|server|cf-.*|via)$/;

/** Returns the headers of a response that are the same for equal requests. */
export const stableHeaders = ({ headers }: HttpResponse): Record<string, unknown> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !volatileHeader.test(name)));
