import { type IncomingHttpHeaders, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { expect } from "vitest";
import type * as z from "zod";

/** An answer as it came over the wire: nothing decoded, no redirect followed. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  readonly json: () => unknown;
}

interface Options {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

/** Sends one request with the path exactly as it is written, which fetch would normalise. */
export const callAt = (base: string, path: string, { method = "GET", headers = {} }: Options = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { protocol, hostname, port } = new URL(base);
    const send = protocol === "https:" ? secureRequest : plainRequest;
    const host = hostname.replace(/^\[|\]$/g, "");
    const request = send({ host, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString("utf8");
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, bytes, text, json: () => JSON.parse(text) });
      });
    });
    request.on("error", reject);
    request.end();
  });

/** Checks a body against a published schema. It may hold nothing that the schema does not name. */
export const expectBody = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const known = schema.parse(body);
  expect(body).toStrictEqual(known);
  return known;
};
