import { describe, expect, test } from "vitest";
import { ErrorBody, ErrorBodyV1 } from "../../src/contract/resources/error.ts";
import { expectBody } from "../support/call.ts";
import { call, edge, guarded, siteOf } from "../support/service.ts";

const metadataPath = "/.well-known/oauth-protected-resource";

describe.each(guarded)("%s", (path) => {
  const schema = path === "/api/v1" ? ErrorBodyV1 : ErrorBody;

  test("asks for a credential and says where to learn how to get one", async () => {
    const answer = await call(path);
    expect(answer.status).toBe(401);
    const { error } = expectBody<{ error: { code: string; hint: string } }>(schema, answer.json());
    expect(error.code).toBe("unauthorized");
    expect(error.hint).toContain("/auth.md");
    expect(answer.headers["www-authenticate"]).toBe(`Bearer resource_metadata="${await siteOf()}${metadataPath}"`);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test.each<readonly [name: string, value: string]>([
    ["Authorization", "Bearer not-a-token"],
    ["Authorization", "Basic bm90OnRoaXM="],
    // An edge takes an empty header for none.
    ...(edge ? [] : [["Authorization", ""] as const]),
    ["X-API-Key", "not-a-key"],
  ])("says that %s: %s is not valid", async (name, value) => {
    const answer = await call(path, { headers: { [name]: value } });
    expect(answer.status).toBe(401);
    const challenge = `Bearer resource_metadata="${await siteOf()}${metadataPath}", error="invalid_token"`;
    expect(answer.headers["www-authenticate"]).toBe(challenge);
    if (value) expect(answer.text).not.toContain(value);
  });

  test("takes no credential from the query", async () => {
    const answer = await call(`${path}?access_token=abc&api_key=abc`);
    expect(answer.status).toBe(401);
    expect(answer.headers["www-authenticate"]).not.toContain("invalid_token");
  });
});

test("a credential that is not valid changes nothing about a read", async () => {
  const [plain, credential] = await Promise.all([
    call("/api/profile"),
    call("/api/profile", { headers: { Authorization: "Bearer not-a-token" } }),
  ]);
  expect(credential.status).toBe(200);
  expect(credential.bytes).toStrictEqual(plain.bytes);
});

test("the metadata that the challenge names describes the resource (RFC 9728)", async () => {
  const site = await siteOf();
  const { status, headers, json } = await call(metadataPath);
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^application\/json\b/);
  expect(json()).toMatchObject({
    resource: site,
    authorization_servers: [site],
    scopes_supported: expect.arrayContaining(["portfolio:read", "jobs:read", "events:write"]),
    bearer_methods_supported: ["header"],
  });
});

test("the authorization server that it names describes itself (RFC 8414)", async () => {
  const site = await siteOf();
  const { status, headers, json } = await call("/.well-known/oauth-authorization-server");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^application\/json\b/);
  const identity_endpoint = `${site}/api/agent/identity`;
  expect(json()).toMatchObject({
    issuer: site,
    identity_endpoint,
    claim_endpoint: `${site}/api/agent/claim`,
    events_endpoint: `${site}/api/agent/events`,
    agent_auth: {
      identity_endpoint,
      identity_types_supported: ["anonymous", "identity_assertion", "service_auth"],
      identity_assertion: { assertion_types_supported: ["urn:ietf:params:oauth:token-type:id-jag"] },
      skill: expect.stringMatching(/\/auth\.md$/),
    },
  });
});

test("the guide that hints name is Markdown, with the sections that they name", async () => {
  const { status, headers, text } = await call("/auth.md");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^text\/markdown\b/);
  const hint = ErrorBody.parse((await call("/v1")).json()).error.hint;
  const section = /"([^"]+)" in \/auth\.md/.exec(hint)?.[1];
  expect(text.split("\n")).toContain(`## ${section}`);
});
