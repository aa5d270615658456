import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import type { AppContext, Environment, Handler, Step } from "./environment.ts";
import { whenReady } from "./maybe-promise.ts";
import { caught, inTurn } from "./pipeline.ts";

/** Runs a handler as Hono does. */
const answer = async (handler: Handler): Promise<string> => {
  const app = new Hono<Environment>();
  app.get("/", handler);
  return (await app.request("/")).text();
};

const later = async <T>(value: T): Promise<T> => value;
const trace = () => {
  const seen: string[] = [];
  const step =
    (name: string, response?: Response): Step =>
    () => {
      seen.push(name);
      return response;
    };
  const slow =
    (name: string, response?: Response): Step =>
    () => {
      seen.push(name);
      return later(response);
    };
  const handler: Handler = () => {
    seen.push("handler");
    return new Response("handled");
  };
  return { seen, step, slow, handler };
};

describe("steps in turn", () => {
  test("all run before the handler, in their order, whether they wait or not", async () => {
    const { seen, step, slow, handler } = trace();
    expect(await answer(inTurn([step("a"), slow("b"), step("c"), slow("d")], handler))).toBe("handled");
    expect(seen).toEqual(["a", "b", "c", "d", "handler"]);
  });

  test.each(["step", "slow"] as const)("end with the first that answers: a %s", async (kind) => {
    const traced = trace();
    const steps = [traced.step("a"), traced[kind]("b", new Response("b answers")), traced.step("c")];
    expect(await answer(inTurn(steps, traced.handler))).toBe("b answers");
    expect(traced.seen).toEqual(["a", "b"]);
  });

  test("make no promise where no step does", () => {
    const { step, handler } = trace();
    const app = new Hono<Environment>();
    let result: unknown;
    app.get("/", (context: AppContext) => {
      result = inTurn([step("a")], handler)(context);
      return new Response();
    });
    return Promise.resolve(app.request("/")).then(() => expect(result).toBeInstanceOf(Response));
  });

  test("can be none", async () => {
    expect(await answer(inTurn([], trace().handler))).toBe("handled");
  });
});

describe("what a handler throws", () => {
  const shown = (error: unknown): Response => new Response(`caught ${error instanceof Error ? error.message : error}`);

  test("is turned into an answer, at once or later", async () => {
    const throws: Handler = () => {
      throw new Error("at once");
    };
    const rejects: Handler = async () => {
      throw new Error("later");
    };
    expect(await answer(caught(throws, shown))).toBe("caught at once");
    expect(await answer(caught(rejects, shown))).toBe("caught later");
  });

  test("includes what a step throws after one that waited", async () => {
    const { slow, handler } = trace();
    const bad: Step = () => {
      throw new Error("a step");
    };
    expect(await answer(caught(inTurn([slow("a"), bad], handler), shown))).toBe("caught a step");
  });

  test("leaves an answer as it is", async () => {
    expect(await answer(caught(trace().handler, shown))).toBe("handled");
  });
});

describe("going on when a value is ready", () => {
  test("is at once for a value and later for a promise", async () => {
    expect(whenReady(2, (value) => value * 2)).toBe(4);
    const promised = whenReady(later(2), (value) => value * 2);
    expect(promised).toBeInstanceOf(Promise);
    expect(await promised).toBe(4);
  });
});
