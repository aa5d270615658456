import { type IncomingHttpHeaders, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { expect, inject } from "vitest";
import type * as z from "zod";
import { basePathOf } from "../../../src/contract/base.ts";
import { expectDocumented } from "./documented.ts";

/** A response as received: not decoded, and without following redirects. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  readonly json: () => unknown;
}

interface HttpRequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** The body, unchanged; a list is sent chunked. No Content-Type is added. */
  readonly body?: string | Uint8Array | readonly (string | Uint8Array)[];
}

const send = (base: string, path: string, options: HttpRequestOptions): Promise<HttpResponse> =>
  new Promise((resolve, reject) => {
    const { method = "GET", body = "" } = options;
    const { protocol, hostname, port } = new URL(base);
    const request = protocol === "https:" ? secureRequest : plainRequest;
    const host = hostname.replace(/^\[|\]$/g, "");
    const whole = typeof body === "string" || body instanceof Uint8Array ? body : undefined;
    const length =
      whole !== undefined && whole.length > 0 ? { "Content-Length": String(Buffer.byteLength(whole)) } : {};
    const headers = { ...length, ...options.headers };
    let answered = false;
    const outgoing = request(
      { host, port, path: basePathOf(base) + path, method, headers, agent: false },
      (response) => {
        answered = true;
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString("utf8");
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, bytes, text, json: () => JSON.parse(text) });
        });
      },
    );
    // A service may answer before it has read a refused body, then close the connection.
    outgoing.on("error", (error) => answered || reject(error));
    if (whole === undefined) for (const chunk of body) outgoing.write(chunk);
    outgoing.end(whole);
  });

const headersOf = (received: IncomingHttpHeaders): Headers =>
  new Headers(
    Object.entries(received).flatMap(([name, value]) =>
      [value ?? []].flat().map((text): [string, string] => [name, text]),
    ),
  );

/**
 * Sends one request with the path, which is relative to `base`, unchanged, which fetch would normalize. A response of the tested service must be as its
 * OpenAPI document describes it.
 */
export const callAt = async (base: string, path: string, options: HttpRequestOptions = {}): Promise<HttpResponse> => {
  const response = await send(base, path, options);
  if (base !== inject("baseUrl")) return response;
  const service = { base, behindPlatform: inject("edge") };
  const { method = "GET", headers: sent = {} } = options;
  const [, accept] = Object.entries(sent).find(([name]) => name.toLowerCase() === "accept") ?? [];
  await expectDocumented(service, {
    method,
    path,
    accept: accept?.toString(),
    status: response.status,
    headers: headersOf(response.headers),
    body: response.bytes,
  });
  return response;
};

/** Expects a body that matches a schema, without unknown members. */
export const expectBody = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const known = schema.parse(body);
  expect(body).toStrictEqual(known);
  return known;
};
