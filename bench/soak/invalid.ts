import { randomUUID } from "node:crypto";
import { limits } from "../../src/contract/limits.ts";
import { exampleInquiry } from "../../src/guides/example-requests.ts";
import type { SoakRequest } from "./client.ts";
import { pickFrom } from "./pool.ts";
import { ensure, type Kind } from "./session.ts";

const inquiry = JSON.stringify(exampleInquiry);
const post = (path: string, body: string, headers: Record<string, string> = {}): SoakRequest => ({
  method: "POST",
  path,
  body,
  headers,
});
const tooLarge = JSON.stringify({ ...exampleInquiry, message: "x".repeat(limits.maxBodyBytes) });
const mcpMessage = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });

/** Requests that are refused, by status, and how often each status is provoked. */
const refused: Readonly<
  Record<number, { readonly weight: number; readonly requests: readonly (() => SoakRequest)[] }>
> = {
  400: {
    weight: 1,
    requests: [
      () => post("/api/contact", "{"),
      () => post("/api/batch", "[]"),
      () => post("/api/contact", inquiry, { "Idempotency-Key": "not a key" }),
    ],
  },
  403: { weight: 1, requests: [() => post("/api/mcp", mcpMessage, { Origin: "null" })] },
  404: {
    weight: 3,
    requests: [
      () => ({ path: `/api/${randomUUID()}` }),
      () => ({ path: `/${randomUUID()}`, headers: { Accept: pickFrom(["text/html", "text/markdown", "*/*"]) } }),
      () => ({ path: `/api/jobs/${randomUUID()}` }),
      () => ({ path: `/api/projects/${randomUUID()}` }),
      () => ({ path: "/api/profil" }),
    ],
  },
  405: {
    weight: 1,
    requests: [
      () => ({ method: "DELETE", path: "/api/profile" }),
      () => post("/api/experience", "{}"),
      () => ({ method: "PUT", path: "/api/contact", body: inquiry }),
      () => ({ path: "/api/mcp", headers: { Accept: "text/event-stream" } }),
    ],
  },
  406: { weight: 1, requests: [() => post("/api/mcp", mcpMessage, { Accept: "text/plain" })] },
  413: { weight: 1, requests: [() => post("/api/contact", tooLarge), () => post("/api/batch", tooLarge)] },
  415: { weight: 1, requests: [() => post("/api/contact", inquiry, { "Content-Type": "text/plain" })] },
  422: {
    weight: 3,
    requests: [
      () => ({ path: `/api/projects?cursor=${pickFrom(["-1", "01", "9999", ""])}` }),
      () => ({ path: "/api/projects?limit=51" }),
      () => ({ path: "/api/v1/projects?type=other" }),
      () => post("/api/contact", JSON.stringify({ ...exampleInquiry, email: "ada" })),
      () => post("/api/contact", JSON.stringify({ name: "A" }), { "Idempotency-Key": randomUUID() }),
      () => post("/api/batch", JSON.stringify({ operations: [{ method: "GET", path: "/docs" }] })),
      () => post("/api/agent/claim", JSON.stringify({ assertion: "a.b.c", identity_type: "identity_assertion" })),
      () => post("/ask", JSON.stringify({ q: "x".repeat(501) })),
    ],
  },
};

/** Requests that the host refuses. */
export const invalidKinds: readonly Kind[] = Object.entries(refused).map(([status, { weight, requests }]) => ({
  name: `refused with ${status}`,
  weight,
  run: async ({ send }) => {
    const request = pickFrom(requests)();
    const { body } = await send(request, Number(status));
    ensure(body.length > 0, `${request.path}: the error has no body`);
  },
}));
