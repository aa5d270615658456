import { Hono } from "hono";
import { expect, test } from "vitest";
import { ApiError } from "../../src/contract/errors.ts";
import type { Environment } from "../environment.ts";
import type { MaybePromise } from "../maybe-promise.ts";
import type { LogEntry } from "../ports.ts";
import { exactly } from "./exactly.ts";

/** Asks within a request, and returns what came of it and the log. */
const asking = async (ask: () => MaybePromise<string>, isLogged = true) => {
  const log: LogEntry[] = [];
  const app = new Hono<Environment>();
  app.get("/", async (context) => {
    context.set("exchange", {
      requestId: "id-1",
      presented: undefined,
      operation: undefined,
      deprecation: undefined,
      rateLimit: undefined,
    });
    const ports = isLogged ? { log: (entry: LogEntry) => void log.push(entry) } : {};
    return context.text(await exactly(ports, context)(ask));
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
])("gives what the store gives %s", async (_, ask) => {
  expect(await asking(ask)).toEqual({ text: "given", thrown: undefined, log: [] });
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
])("refuses the request where the store fails %s, and the log says why", async (_, ask) => {
  for (const isLogged of [true, false]) {
    const { thrown, log } = await asking(ask, isLogged);
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ code: "unavailable", status: 503, headers: { "Retry-After": "1" } });
    expect(String(thrown)).not.toContain("disk");
    const entry = { level: "error", id: "id-1", event: "store_failed", reason: "Error: the disk is full" };
    expect(log).toEqual(isLogged ? [entry] : []);
  }
});
