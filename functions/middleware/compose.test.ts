import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { andThen } from "../ports/maybe-promise.ts";
import type { AppContext, Environment, Handler, Middleware } from "../ports/request-state.ts";
import { compose, withErrorHandler } from "./compose.ts";

/** Runs a handler as Hono does. */
const answer = async (handler: Handler): Promise<string> => {
  const app = new Hono<Environment>();
  app.get("/", handler);
  return (await app.request("/")).text();
};

const later = async <T>(value: T): Promise<T> => value;
const trace = () => {
  const seen: string[] = [];
  const sync =
    (name: string, response?: Response): Middleware =>
    () => {
      seen.push(name);
      return response;
    };
  const slow =
    (name: string, response?: Response): Middleware =>
    () => {
      seen.push(name);
      return later(response);
    };
  const handler: Handler = () => {
    seen.push("handler");
    return new Response("handled");
  };
  return { seen, sync, slow, handler };
};

describe("compose", () => {
  test("runs synchronous and asynchronous middleware in order, then the handler", async () => {
    const { seen, sync, slow, handler } = trace();
    expect(await answer(compose([sync("a"), slow("b"), sync("c"), slow("d")], handler))).toBe("handled");
    expect(seen).toEqual(["a", "b", "c", "d", "handler"]);
  });

  test.each(["sync", "slow"] as const)("stops at the first response, from %s middleware", async (kind) => {
    const traced = trace();
    const middleware = [traced.sync("a"), traced[kind]("b", new Response("b answers")), traced.sync("c")];
    expect(await answer(compose(middleware, traced.handler))).toBe("b answers");
    expect(traced.seen).toEqual(["a", "b"]);
  });

  test("creates no promise if no middleware does", () => {
    const { sync, handler } = trace();
    const app = new Hono<Environment>();
    let result: unknown;
    app.get("/", (context: AppContext) => {
      result = compose([sync("a")], handler)(context);
      return new Response();
    });
    return Promise.resolve(app.request("/")).then(() => expect(result).toBeInstanceOf(Response));
  });

  test("runs the handler without middleware", async () => {
    expect(await answer(compose([], trace().handler))).toBe("handled");
  });
});

describe("withErrorHandler", () => {
  const shown = (error: unknown): Response => new Response(`caught ${error instanceof Error ? error.message : error}`);

  test("turns a thrown error and a rejected promise into a response", async () => {
    const throws: Handler = () => {
      throw new Error("at once");
    };
    const rejects: Handler = async () => {
      throw new Error("later");
    };
    expect(await answer(withErrorHandler(throws, shown))).toBe("caught at once");
    expect(await answer(withErrorHandler(rejects, shown))).toBe("caught later");
  });

  test("handles an error of middleware that runs after asynchronous middleware", async () => {
    const { slow, handler } = trace();
    const bad: Middleware = () => {
      throw new Error("in middleware");
    };
    expect(await answer(withErrorHandler(compose([slow("a"), bad], handler), shown))).toBe("caught in middleware");
  });

  test("returns a response unchanged", async () => {
    expect(await answer(withErrorHandler(trace().handler, shown))).toBe("handled");
  });
});

describe("andThen", () => {
  test("continues at once with a value and later with a promise", async () => {
    expect(andThen(2, (value) => value * 2)).toBe(4);
    const promised = andThen(later(2), (value) => value * 2);
    expect(promised).toBeInstanceOf(Promise);
    expect(await promised).toBe(4);
  });
});
