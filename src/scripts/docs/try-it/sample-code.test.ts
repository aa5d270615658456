import { expect, test } from "vitest";
import { sampleCode } from "./sample-code.ts";

const site = "https://ada.example.com";
const read = { method: "GET", path: "/api/projects?q=map%27s&limit=5", headers: {} } as const;
const post = {
  method: "POST",
  path: "/api/contact",
  headers: { "Content-Type": "application/json", "Idempotency-Key": "abc" },
  body: '{"name":"Ada","ok":true}',
} as const;

test("a read has its query in every language", () => {
  expect(sampleCode("sh", read, site)).toBe(
    String.raw`curl -G https://ada.example.com/api/projects \
  --data-urlencode 'q=map'\''s' \
  -d limit=5`,
  );
  expect(sampleCode("js", read, site)).toBe(
    'const response = await fetch("https://ada.example.com/api/projects?q=map%27s&limit=5");\n' +
      "console.log(response.status, await response.json());",
  );
  expect(sampleCode("python", read, site)).toContain(
    'Request(\n    "https://ada.example.com/api/projects?q=map%27s&limit=5",\n)',
  );
  expect(sampleCode("cobol", read, site)).toBeUndefined();
});

test("a request with a body has its headers and its values", () => {
  expect(sampleCode("sh", post, site)).toBe(
    "curl https://ada.example.com/api/contact \\\n  -H 'Content-Type: application/json' \\\n" +
      '  -H \'Idempotency-Key: abc\' \\\n  -d \'{"name":"Ada","ok":true}\'',
  );
  expect(sampleCode("js", post, site)).toContain(
    '  headers: { "Content-Type": "application/json", "Idempotency-Key": "abc" },\n' +
      '  body: JSON.stringify({ name: "Ada", ok: true }),\n',
  );
  expect(sampleCode("python", post, site)).toContain('data=json.dumps({"name": "Ada", "ok": True}).encode()');
});

test("a body that is not JSON is sent as it is", () => {
  const invalid = { ...post, body: "{ it's" };
  expect(sampleCode("sh", invalid, site)).toContain(String.raw`-d '{ it'\''s'`);
  expect(sampleCode("js", invalid, site)).toContain('body: "{ it\'s"');
  expect(sampleCode("python", invalid, site)).toContain('data="{ it\'s".encode()');
});

test("a stream is read as text", () => {
  const stream = { ...read, headers: { Accept: "text/event-stream" } };
  expect(sampleCode("sh", stream, site)).toMatch(/^curl -N /);
  expect(sampleCode("js", stream, site)).toContain("await response.text()");
  expect(sampleCode("python", stream, site)).toContain("response.read().decode()");
});
