import { Hono } from "hono";
import { expect, test } from "vitest";
import { ApiError } from "../../src/contract/errors.ts";
import type { MaybePromise } from "../ports/maybe-promise.ts";
import type { LogEntry } from "../ports/ports.ts";
import type { Environment } from "../ports/request-state.ts";
import { requireStore } from "./require-store.ts";

/** Calls the store within a request, and returns the response and the log. */
const callStore = async (call: () => MaybePromise<string>, isLogged = true) => {
  const log: LogEntry[] = [];
  const app = new Hono<Environment>();
  app.get("/", async (context) => {
    context.set("requestState", {
      requestId: "id-1",
      credentialState: undefined,
      operation: undefined,
      deprecation: undefined,
      rateLimit: undefined,
    });
    const ports = isLogged ? { log: (entry: LogEntry) => void log.push(entry) } : {};
    return context.text(await requireStore(ports, context)(call));
  });
  let thrown: unknown;
  app.onError((error) => {
    thrown = error;
    return new Response("failed");
  });
  const text = await (await app.request("/")).text();
  return { text, thrown, log };
};

test.each([
  ["at once", () => "given"],
  ["later", () => Promise.resolve("given")],
])("returns the answer of the store %s", async (_, call) => {
  expect(await callStore(call)).toEqual({ text: "given", thrown: undefined, log: [] });
});

const away = new Error("the disk is full");
test.each([
  [
    "at once",
    () => {
      throw away;
    },
  ],
  ["later", () => Promise.reject(away)],
])("refuses the request if the store fails %s, and logs the reason", async (_, call) => {
  for (const isLogged of [true, false]) {
    const { thrown, log } = await callStore(call, isLogged);
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ code: "unavailable", status: 503, headers: { "Retry-After": "1" } });
    expect(String(thrown)).not.toContain("disk");
    const entry = { level: "error", id: "id-1", event: "store_failed", reason: "Error: the disk is full" };
    expect(log).toEqual(isLogged ? [entry] : []);
  }
});
