import { Hono } from "hono";
import { expect, test } from "vitest";
import { getProfile } from "../../src/contract/operations/portfolio.ts";
import { portsWith } from "../../test/support/app/ports.ts";
import { onError } from "../http/errors.ts";
import { defineOperation } from "../http/operation.ts";
import type { Environment } from "../ports/request-state.ts";
import { compose, withErrorHandler } from "./compose.ts";
import { rateLimit } from "./rate-limit.ts";
import { startRequest } from "./start-request.ts";

const ports = portsWith({ settings: { site: "https://ada.example.com", rateLimit: 1, servesFiles: false } });

test("every response of a deprecated operation has Deprecation and Sunset headers, also over the rate limit", async () => {
  const deprecation = { since: "2027-01-01", sunset: "2028-01-01" };
  const { route, createHandler } = defineOperation({ ...getProfile, deprecation }, () => ({ json: "{}" }));
  const middleware = [startRequest(ports, route), rateLimit(ports)];
  const app = new Hono<Environment>();
  app.get("/", withErrorHandler(compose(middleware, createHandler(ports, "current")), onError(ports)));
  for (const expected of [200, 429]) {
    const { status, headers } = await app.request("/");
    expect(status).toBe(expected);
    expect(headers.get("Deprecation")).toBe(`@${Date.UTC(2027, 0, 1) / 1000}`);
    expect(headers.get("Sunset")).toBe("Sat, 01 Jan 2028 00:00:00 GMT");
  }
});
