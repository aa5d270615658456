import { expect, test } from "vitest";
import { type Filled, requestOf } from "./request.ts";

const filled: Filled = { method: "GET", path: "/api/projects", fields: [], streamed: false };

test("fields that were left empty are not sent", () => {
  const fields = [
    { name: "type", place: "query", value: "" },
    { name: "q", place: "query", value: "maps & queues" },
    { name: "Idempotency-Key", place: "header", value: "" },
  ];
  expect(requestOf({ ...filled, fields }, {})).toEqual({
    method: "GET",
    path: "/api/projects?q=maps+%26+queues",
    headers: {},
  });
});

test("a parameter of the path cannot leave its place", () => {
  const fields = [{ name: "id", place: "path", value: "../contact?x=1" }];
  expect(requestOf({ ...filled, path: "/api/jobs/{id}", fields }, {}).path).toBe("/api/jobs/..%2Fcontact%3Fx%3D1");
});

test("a body is sent as it was written, and an empty one not at all", () => {
  const post: Filled = { ...filled, method: "POST", path: "/api/contact" };
  expect(requestOf({ ...post, body: "{ not JSON" }, {})).toEqual({
    method: "POST",
    path: "/api/contact",
    headers: { "Content-Type": "application/json" },
    body: "{ not JSON",
  });
  expect(requestOf({ ...post, body: "  \n" }, {})).toEqual({ method: "POST", path: "/api/contact", headers: {} });
});

test("headers say the key of a retry, the credential and that a stream is wanted", () => {
  const fields = [{ name: "Idempotency-Key", place: "header", value: "abc" }];
  expect(requestOf({ ...filled, fields, streamed: true }, { "x-api-key": "demo" }).headers).toEqual({
    "Idempotency-Key": "abc",
    "x-api-key": "demo",
    Accept: "text/event-stream",
  });
});
