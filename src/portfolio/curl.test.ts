import { expect, test } from "vitest";
import { getCallerClaims } from "../contract/operations/credentials.ts";
import { getJob, getProfile, postContact } from "../contract/operations/portfolio.ts";
import { postBatch } from "../contract/operations/service.ts";
import { curlCommand, curlOf } from "./curl.ts";

const site = "https://ada.example.com";

test("a read is its address", () => {
  expect(curlOf(getProfile, site, undefined)).toBe("curl https://ada.example.com/api/profile");
});

test("a parameter of the path and a credential are variables", () => {
  expect(curlOf(getJob, site, undefined)).toBe('curl "https://ada.example.com/api/jobs/$ID"');
  expect(curlOf(getCallerClaims, site, undefined)).toBe(
    'curl https://ada.example.com/agent/auth \\\n  -H "Authorization: Bearer $TOKEN"',
  );
});

test("a body is one word for the shell, whatever is in it", () => {
  expect(curlOf(postContact, site, { name: "D'Artagnan $HOME" }, { "Idempotency-Key": "1" })).toBe(
    [
      "curl https://ada.example.com/api/contact \\",
      "  -H 'Idempotency-Key: 1' \\",
      "  -H 'Content-Type: application/json' \\",
      String.raw`  -d '{"name":"D'\''Artagnan $HOME"}'`,
    ].join("\n"),
  );
});

test("a body that is longer than a line is laid out, and is still the same", () => {
  const operations = [{ method: "GET", path: "/api/profile" }, { path: "/api/experience" }, null, 1];
  const command = curlOf(postBatch, site, { operations });
  expect(command.split("\n").slice(2)).toEqual([
    "  -d '{",
    '  "operations": [',
    '    {"method":"GET","path":"/api/profile"},',
    '    {"path":"/api/experience"},',
    "    null,",
    "    1",
    "  ]",
    "}'",
  ]);
  expect(JSON.parse(/-d '(.*)'$/s.exec(command)?.[1] ?? "")).toEqual({ operations });
});

test("a request is a command with its own bytes", () => {
  expect(curlCommand(`${site}/api/projects?q=a%20b&limit=2`)).toBe(
    "curl 'https://ada.example.com/api/projects?q=a%20b&limit=2'",
  );
  const headers = { "Content-Type": "application/json" };
  expect(curlCommand(`${site}/ask`, { headers, body: '{ "q":"Who?" }', streamed: true })).toBe(
    [
      "curl -N https://ada.example.com/ask \\",
      "  -H 'Content-Type: application/json' \\",
      `  -d '{ "q":"Who?" }'`,
    ].join("\n"),
  );
  expect(curlCommand(`${site}/api/agent/key`, { method: "POST" })).toBe(
    "curl -X POST https://ada.example.com/api/agent/key",
  );
});
