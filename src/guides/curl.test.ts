import { expect, test } from "vitest";
import { getCallerClaims } from "../contract/operations/credentials.ts";
import { getJob, getProfile, postContact } from "../contract/operations/portfolio.ts";
import { postBatch } from "../contract/operations/service.ts";
import { curlCommand, operationCurl } from "./curl.ts";

const site = "https://ada.example.com";

test("the command of a read has only its URL", () => {
  expect(operationCurl(getProfile, site, undefined)).toBe("curl https://ada.example.com/api/profile");
});

test("path parameters and credentials are shell variables", () => {
  expect(operationCurl(getJob, site, undefined)).toBe('curl "https://ada.example.com/api/jobs/$ID"');
  expect(operationCurl(getCallerClaims, site, undefined)).toBe(
    'curl https://ada.example.com/agent/auth \\\n  -H "Authorization: Bearer $TOKEN"',
  );
});

test("a body is quoted for the shell, whatever it contains", () => {
  expect(operationCurl(postContact, site, { name: "D'Artagnan $HOME" }, { "Idempotency-Key": "1" })).toBe(
    [
      "curl https://ada.example.com/api/contact \\",
      "  -H 'Idempotency-Key: 1' \\",
      "  -H 'Content-Type: application/json' \\",
      String.raw`  -d '{"name": "D'\''Artagnan $HOME"}'`,
    ].join("\n"),
  );
});

test("a long body is split over several lines without changing its value", () => {
  const operations = [{ method: "GET", path: "/api/profile" }, { path: "/api/experience" }, null, 1];
  const command = operationCurl(postBatch, site, { operations });
  expect(command.split("\n").slice(2)).toEqual([
    "  -d '{",
    '    "operations": [',
    '      {"method": "GET", "path": "/api/profile"},',
    '      {"path": "/api/experience"},',
    "      null,",
    "      1",
    "    ]",
    "  }'",
  ]);
  expect(JSON.parse(/-d '(.*)'$/s.exec(command)?.[1] ?? "")).toEqual({ operations });
});

test("the command of a request sends exactly the body of the request", () => {
  expect(curlCommand(`${site}/api/projects?type=client&limit=2`)).toBe(
    "curl 'https://ada.example.com/api/projects?type=client&limit=2'",
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

test("a URL that does not fit beside the options has a line of its own", () => {
  expect(curlCommand(`${site}/api/agent/identity`, { method: "POST", silent: true })).toBe(
    "curl -s -X POST \\\n  https://ada.example.com/api/agent/identity",
  );
});

test("a query with encoded characters is a readable option for each parameter", () => {
  const query = new URLSearchParams({ q: "What's new, Zoë?", limit: "2" });
  expect(curlCommand(`${site}/ask?${query}`, { streamed: true })).toBe(
    [
      "curl -N -G https://ada.example.com/ask \\",
      String.raw`  --data-urlencode 'q=What'\''s new, Zoë?' \ `.trimEnd(),
      "  -d limit=2",
    ].join("\n"),
  );
});
