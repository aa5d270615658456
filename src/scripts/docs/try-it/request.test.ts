import { expect, test } from "vitest";
import { type FilledForm, requestOf } from "./request.ts";

const filled: FilledForm = { method: "GET", path: "/api/projects", fields: [], streamed: false };

test("empty fields are not sent", () => {
  const fields = [
    { name: "type", location: "query", value: "" },
    { name: "q", location: "query", value: "maps & queues" },
    { name: "Idempotency-Key", location: "header", value: "" },
  ];
  expect(requestOf({ ...filled, fields }, {})).toEqual({
    method: "GET",
    path: "/api/projects?q=maps+%26+queues",
    headers: {},
  });
});

test("path parameters are percent-encoded", () => {
  const fields = [{ name: "id", location: "path", value: "../contact?x=1" }];
  expect(requestOf({ ...filled, path: "/api/jobs/{id}", fields }, {}).path).toBe("/api/jobs/..%2Fcontact%3Fx%3D1");
});

test("a body is sent unchanged, and an empty body is not sent", () => {
  const post: FilledForm = { ...filled, method: "POST", path: "/api/contact" };
  expect(requestOf({ ...post, body: "{ not JSON" }, {})).toEqual({
    method: "POST",
    path: "/api/contact",
    headers: { "Content-Type": "application/json" },
    body: "{ not JSON",
  });
  expect(requestOf({ ...post, body: "  \n" }, {})).toEqual({ method: "POST", path: "/api/contact", headers: {} });
});

test("headers carry the Idempotency-Key, the credential and Accept for a stream", () => {
  const fields = [{ name: "Idempotency-Key", location: "header", value: "abc" }];
  expect(requestOf({ ...filled, fields, streamed: true }, { "x-api-key": "demo" }).headers).toEqual({
    "Idempotency-Key": "abc",
    "x-api-key": "demo",
    Accept: "text/event-stream",
  });
});
