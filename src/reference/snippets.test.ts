import { expect, test } from "vitest";
import * as z from "zod";
import { getCallerClaims } from "../contract/operations/credentials.ts";
import { getJob, getProfile, listProjects, postContact } from "../contract/operations/portfolio.ts";
import { javascriptSnippet, pythonSnippet, snippetsOf } from "./snippets.ts";

const site = "https://ada.example.com";

test("a read needs only its URL in every language", () => {
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

test("a query is part of the URL, quoted for the shell", () => {
  const [curl, ...others] = snippetsOf(listProjects, site, { query: { q: "a b", limit: "2" } });
  expect(curl?.text).toBe("curl 'https://ada.example.com/api/projects?q=a+b&limit=2'");
  for (const { text } of others) expect(text).toContain('"https://ada.example.com/api/projects?q=a+b&limit=2"');
});

test("a snippet that needs a value from another response first sends the request for it", () => {
  expect(snippetsOf(getCallerClaims, site).map(({ text }) => text)).toEqual([
    [
      "TOKEN=$(curl -s -X POST \\\n  https://ada.example.com/api/agent/identity \\",
      "  | jq -r .access_token)",
      "curl https://ada.example.com/agent/auth \\",
      '  -H "Authorization: Bearer $TOKEN"',
    ].join("\n"),
    [
      'const first = await fetch("https://ada.example.com/api/agent/identity", { method: "POST" });',
      "const { access_token: token } = await first.json();",
      'const response = await fetch("https://ada.example.com/agent/auth", {',
      `  headers: { Authorization: \`Bearer \${token}\` },`,
      "});",
      "console.log(response.status, await response.json());",
    ].join("\n"),
    [
      "import json",
      "from urllib.request import Request, urlopen",
      "",
      'first = Request("https://ada.example.com/api/agent/identity", method="POST")',
      "with urlopen(first) as response:",
      '    token = json.load(response)["access_token"]',
      "request = Request(",
      '    "https://ada.example.com/agent/auth",',
      '    headers={"Authorization": f"Bearer {token}"},',
      ")",
      "with urlopen(request) as response:",
      "    print(response.status, json.load(response))",
    ].join("\n"),
  ]);
});

test("the example of a job first sends an inquiry, and waits for it", () => {
  const [shell, ...others] = snippetsOf(getJob, site).map(({ text }) => text);
  expect(shell).toMatch(
    /^ID=\$\(curl -s https:\S+\/api\/contact [\s\S]*\n {2}\| jq -r \.job_id\)\nsleep 1\ncurl "https:\S+\/api\/jobs\/\$ID"$/,
  );
  for (const text of others)
    expect(text).toMatch(/\/api\/contact"[\s\S]*job_id[\s\S]*(?:1000|time\.sleep\(1\))[\s\S]*\/api\/jobs\//);
});

test("a parameter without a known source is an error", () => {
  const params = z.object({ name: z.string() });
  expect(() => snippetsOf({ ...getProfile, path: "/api/people/{name}", params }, site)).toThrow(
    "no prerequisite provides {name} for the example of /api/people/{name}",
  );
});

test("a body is a literal in the syntax of the language", () => {
  const body = { name: "Ada", urgent: true };
  expect(javascriptSnippet(postContact, site, { body })).toContain(
    '  body: JSON.stringify({ name: "Ada", urgent: true }),',
  );
  expect(pythonSnippet(postContact, site, { body })).toContain(
    '    data=json.dumps({"name": "Ada", "urgent": True}).encode(),',
  );
});
