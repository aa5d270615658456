import { expect, test } from "vitest";
import { getCallerClaims } from "../../contract/operations/credentials.ts";
import { getJob, getProfile, listProjects, postContact } from "../../contract/operations/portfolio.ts";
import { javascriptOf, pythonOf, snippetsOf } from "./snippets.ts";

const site = "https://ada.example.com";

test("a read is its address in every language", () => {
  expect(snippetsOf(getProfile, site).map(({ text }) => text)).toEqual([
    "curl https://ada.example.com/api/profile",
    [
      'const response = await fetch("https://ada.example.com/api/profile");',
      "console.log(response.status, await response.json());",
    ].join("\n"),
    [
      "import json",
      "from urllib.request import urlopen",
      "",
      'with urlopen("https://ada.example.com/api/profile") as response:',
      "    print(response.status, json.load(response))",
    ].join("\n"),
  ]);
});

test("a query is part of the address, quoted for the shell", () => {
  const [curl, ...others] = snippetsOf(listProjects, site, { query: { q: "a b", limit: "2" } });
  expect(curl?.text).toBe("curl 'https://ada.example.com/api/projects?q=a+b&limit=2'");
  for (const { text } of others) expect(text).toContain('"https://ada.example.com/api/projects?q=a+b&limit=2"');
});

test("what the reader has to fill in comes first, with where it is from", () => {
  expect(javascriptOf(getJob, site).split("\n")).toEqual([
    'const id = "…"; // The job_id of a 202 answer.',
    `const response = await fetch(\`https://ada.example.com/api/jobs/\${id}\`);`,
    "console.log(response.status, await response.json());",
  ]);
  expect(pythonOf(getCallerClaims, site).split("\n").slice(3)).toEqual([
    'token = "…"  # A token of POST /api/agent/identity, or a key.',
    "request = Request(",
    '    "https://ada.example.com/agent/auth",',
    '    headers={"Authorization": f"Bearer {token}"},',
    ")",
    "with urlopen(request) as response:",
    "    print(response.status, json.load(response))",
  ]);
});

test("a body is written as the language writes it", () => {
  const body = { name: "Ada", urgent: true };
  expect(javascriptOf(postContact, site, { body })).toContain('  body: JSON.stringify({ name: "Ada", urgent: true }),');
  expect(pythonOf(postContact, site, { body })).toContain(
    '    data=json.dumps({"name": "Ada", "urgent": True}).encode(),',
  );
});
