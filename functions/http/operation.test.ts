import { Hono } from "hono";
import { expect, test } from "vitest";
import { getProfile } from "../../src/contract/operations/portfolio.ts";
import { portsWith } from "../../test/support/app/ports.ts";
import type { Environment } from "../ports/request-state.ts";
import { defineOperation } from "./operation.ts";

const ports = portsWith();

test("a response of a deprecated operation has Deprecation and Sunset headers", async () => {
  const deprecation = { since: "2027-01-01", sunset: "2028-01-01" };
  const operation = defineOperation({ ...getProfile, deprecation }, () => ({ json: "{}" }));
  const app = new Hono<Environment>();
  app.get("/", (context) => {
    context.set("requestState", {
      requestId: "id",
      credentialState: undefined,
      operation: undefined,
      deprecation: undefined,
      rateLimit: undefined,
    });
    return operation.createHandler(ports, "current")(context);
  });
  const { headers } = await app.request("/");
  expect(headers.get("Deprecation")).toBe(`@${Date.UTC(2027, 0, 1) / 1000}`);
  expect(headers.get("Sunset")).toBe("Sat, 01 Jan 2028 00:00:00 GMT");
});
