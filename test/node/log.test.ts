import { expect, inject, test } from "vitest";
import { leaksIn } from "../support/hosts/log-leaks.ts";
import { startHost } from "../support/hosts/programs.ts";
import { callAt } from "../support/http/http-client.ts";
import { slowTest } from "../support/setup/tier.ts";

/** Sent in every place that a client controls. It must not be in the log. */
const secret = "tellnobody42";

interface Line {
  readonly time: string;
  readonly level: string;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
}

const requests: readonly [path: string, method: string, logged: string, status: number][] = [
  [`/api/projects?q=${secret}`, "GET", "/api/projects", 200],
  [`/api/v1/projects?limit=${secret}`, "GET", "/api/v1/projects", 422],
  [`/ask?q=${secret}&prev=${secret}`, "GET", "/ask", 200],
  [`/ask?q=who+${secret}&streaming=true`, "GET", "/ask", 200],
  [`/ask?limit=${secret}`, "GET", "/ask", 422],
  ["/api/profile", "GET", "/api/profile", 200],
  ["/api/profile.json", "GET", "/api/profile.json", 200],
  ["/api/profile/", "GET", "(other API path)", 308],
  [`/api/jobs/${secret}`, "GET", "/api/jobs/{id}", 404],
  [`/agent/${secret}/x@example.com`, "GET", "(other API path)", 404],
  [`/${secret}`, "GET", "(other path)", 404],
  ["/api", "GET", "/api", 401],
  ["/api/profile", "HEAD", "/api/profile", 200],
  ["/api/profile", "DELETE", "(other API path)", 405],
];

test("the log has one JSON line per request and no client input", async () => {
  const host = await startHost(inject("dist"));
  const headers = { Authorization: `Bearer ${secret}`, "X-API-Key": secret, Cookie: secret, "User-Agent": secret };
  const ids: unknown[] = [];
  for (const [path, method] of requests)
    ids.push((await callAt(host.url, path, { method, headers })).headers["x-request-id"]);
  const post = await fetch(`${host.url}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: secret, email: `${secret}@example.com`, message: secret.repeat(3) }),
  });
  await post.text();
  const question = JSON.stringify({ query: { text: `Who is ${secret}?` }, context: { prev: secret } });
  const asked = await fetch(`${host.url}/ask`, { method: "POST", body: question });
  await asked.text();
  expect(await host.stop()).toBe(0);

  const { stdout, stderr } = host.output;
  expect(stderr).toBe("");
  expect(stdout).not.toContain(secret);
  expect(stdout).not.toContain("@example.com");
  const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
  expect(lines).toHaveLength(requests.length + 2);
  const logged = lines.map((line) => JSON.parse(line) as Line);
  for (const [index, [, method, path, status]] of requests.entries()) {
    expect(logged[index]).toMatchObject({ id: ids[index], method, path, status, level: "info" });
    expect(new Date(logged[index]?.time ?? "").toISOString()).toBe(logged[index]?.time);
    expect(logged[index]?.ms).toBeGreaterThanOrEqual(0);
  }
  expect(Object.keys(logged[0] ?? {}).toSorted()).toStrictEqual([
    "id",
    "level",
    "method",
    "ms",
    "path",
    "status",
    "time",
  ]);
});

slowTest("LOG=off logs no requests", async () => {
  const host = await startHost(inject("dist"), { LOG: "off" });
  await fetch(`${host.url}/api/profile`);
  await host.stop();
  expect(host.output.stdout.split("\n").filter((line) => line.startsWith("{"))).toStrictEqual([]);
});

test.each([
  ["Authorization: Bearer eyJhbGciOiJFZERTQSJ9.eyJqdGkiOiIxIn0.c2ln", "a token"],
  ["key vitrine_demo_AQGh_2tjWEgU", "a demo key"],
  ["by ada@example.com", "an email address"],
  ["Would you like to write a compiler with us?", "the name or text of an inquiry"],
  ["xylophone qwertzuiop", "a question"],
])("the leak check of the suite's log detects: %s", (line, kind) => {
  expect(leaksIn(`{"event":"fine"}\n${line}\n`)).toStrictEqual([expect.stringMatching(`^${kind}.*: `)]);
  expect(leaksIn('{"path":"/api/agent/claim","reason":"wrong_audience"}')).toStrictEqual([]);
});
