import { describe, expect, test } from "vitest";
import * as z from "zod";
import { IdentityInfo } from "../../src/contract/resources/agent.ts";
import { ClaimInfo, KeySet } from "../../src/contract/resources/credential.ts";
import { canSign, idJag, securityEvent, serviceAssertion } from "../support/assertions.ts";
import { expectBody } from "../support/call.ts";
import { credentials } from "../support/credentials.ts";
import { apis, dataOf, post, refusalOf } from "../support/posts.ts";
import { type Answer, base, call, edge, guarded, lasting, siteOf } from "../support/service.ts";
import { exchange } from "../support/socket.ts";

const resourcePath = "/.well-known/oauth-protected-resource";
const serverPath = "/.well-known/oauth-authorization-server";
const keysPath = "/.well-known/jwks.json";
const resources = ["", "/api", "/api/mcp"];
const documents = [...resources.map((path) => resourcePath + path), serverPath];

/** RFC 9728 §2, as far as D8 goes. */
const ProtectedResource = z.looseObject({
  resource: z.string(),
  authorization_servers: z.array(z.string()).min(1),
  scopes_supported: z.array(z.string()).min(1),
  bearer_methods_supported: z.tuple([z.literal("header")]),
});

const endpoints = { identity_endpoint: z.url(), claim_endpoint: z.url(), events_endpoint: z.url() };
/** RFC 8414 §2 with the block of the specification and its aliases (D8). */
const AuthorizationServer = z.looseObject({
  issuer: z.string(),
  jwks_uri: z.url(),
  ...endpoints,
  response_types_supported: z.array(z.string()),
  scopes_supported: z.array(z.string()).min(1),
  agent_auth: z.looseObject({
    skill: z.string(),
    ...endpoints,
    identity_types_supported: z.array(z.string()),
    anonymous: z.looseObject({ credential_types_supported: z.array(z.string()).min(1) }),
    identity_assertion: z.looseObject({
      assertion_types_supported: z.array(z.string()),
      credential_types_supported: z.array(z.string()).min(1),
    }),
    events_supported: z.array(z.url()),
    register_uri: z.url(),
    claim_uri: z.url(),
    revocation_uri: z.url(),
  }),
});

const found = async <T>(schema: z.ZodType<T>, path: string): Promise<T> => schema.parse((await call(path)).json());
const server = () => found(AuthorizationServer, serverPath);
const resource = (path = "") => found(ProtectedResource, resourcePath + path);

/** A URL of the site as a path of the tested service. */
const pathOf = async (url: string): Promise<string> => {
  const { origin, pathname } = new URL(url, await siteOf());
  expect(origin).toBe(await siteOf());
  return pathname;
};

test.each(guarded)("D1 whoever knows %s alone finds the way to a credential for it", async (path) => {
  const [, url = ""] =
    /^Bearer resource_metadata="([^"]+)"$/.exec((await call(path)).headers["www-authenticate"] ?? "") ?? [];
  const { authorization_servers } = ProtectedResource.parse((await call(await pathOf(url))).json());
  const { identity_endpoint } = AuthorizationServer.parse(
    (await call(await pathOf(`${authorization_servers[0]}${serverPath}`))).json(),
  );
  const token = z.object({ access_token: z.string() }).parse((await post(await pathOf(identity_endpoint), {})).json());
  expect((await credentials.present(token.access_token, path)).status).toBe(200);
});

describe("D3 protected-resource metadata", () => {
  test.each(resources)("of %j names the resource of its own address, byte by byte", async (path) => {
    const answer = await call(resourcePath + path);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toMatch(/^application\/json(?:;|$)/);
    const site = await siteOf();
    expect(ProtectedResource.parse(answer.json())).toMatchObject({
      resource: site + path,
      authorization_servers: [site],
      scopes_supported: ["portfolio:read", "jobs:read", "events:write"],
    });
    // RFC 9728 §3.2: what has no value is left out.
    for (const value of Object.values(answer.json() as object)) expect(value).not.toStrictEqual([]);
  });

  test("is not that of another resource, with a slash or without one", async () => {
    for (const path of ["/", "/api/", "/api/mcp/", "/api/v1", "/API", "/api/profile", "-api", "/api%2Fmcp", "//api"]) {
      const { status, headers, text } = await call(resourcePath + path);
      if (status === 200) expect(path, text).toBe("-api");
      else expect([301, 307, 308, 404], path).toContain(status);
      if (headers.location)
        expect(new URL(headers.location, base).pathname).toBe((resourcePath + path).replace(/\/$/, ""));
    }
  });

  test("says everything else alike of each", async () => {
    const [root, ...others] = await Promise.all(resources.map(resource));
    for (const other of others) expect({ ...other, resource: root?.resource }).toStrictEqual(root);
  });
});

describe("D4 authorization-server metadata", () => {
  test("is that of the first authorization server of every resource, byte by byte", async () => {
    const { issuer } = await server();
    for (const path of resources) expect((await resource(path)).authorization_servers[0]).toBe(issuer);
    expect(issuer).toBe(await siteOf());
    expect(issuer).not.toMatch(/\/$/);
    expect(await pathOf(`${issuer}${serverPath}`)).toBe(serverPath);
  });

  test("knows the scopes that resources know", async () => {
    const { scopes_supported } = await server();
    for (const path of resources) expect((await resource(path)).scopes_supported).toStrictEqual(scopes_supported);
  });

  test("promises no endpoint that there is not", async () => {
    const metadata = await server();
    for (const name of [
      "token_endpoint",
      "authorization_endpoint",
      "revocation_endpoint",
      "introspection_endpoint",
      "registration_endpoint",
    ])
      expect(metadata[name]).toBeUndefined();
    expect(metadata.grant_types_supported).toBeUndefined();
  });

  const methods: Readonly<Record<string, string>> = {
    identity_endpoint: "POST",
    claim_endpoint: "POST",
    events_endpoint: "POST",
    register_uri: "POST",
    claim_uri: "POST",
    revocation_uri: "POST",
    key_endpoint: "POST",
  };
  test("and all other documents name addresses that answer, each to its method", async () => {
    const metadata = await server();
    const named = [metadata, metadata.agent_auth, ...(await Promise.all(resources.map(resource)))].flatMap((document) =>
      Object.entries(document).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string" && /^(?:http|\/)/.test(entry[1]),
      ),
    );
    const bare = ["issuer", "resource"];
    const checked = named.filter(([name, url]) => !bare.includes(name) || url.includes("/api"));
    expect(checked.length).toBeGreaterThan(12);
    for (const [name, url] of checked) {
      const { status } = await call(await pathOf(url), { method: methods[name] ?? "GET" });
      // The MCP server has an address before it answers.
      if (url.endsWith("/api/mcp")) continue;
      expect([200, 201, 400, 401, 422], `${name} ${url}`).toContain(status);
    }
  });
});

describe("D5 the identity types", () => {
  const accepted: Readonly<Record<string, () => Promise<unknown>>> = {
    anonymous: async () => "any text",
    ...(canSign && {
      identity_assertion: async () => idJag(await siteOf()),
      service_auth: async () => serviceAssertion(await siteOf()),
    }),
  };

  test("that are supported are those that can be had", async () => {
    const { agent_auth } = await server();
    const { identity_types_supported: types } = agent_auth;
    expect(types).toStrictEqual(["anonymous", "identity_assertion", "service_auth"]);
    const claim = await pathOf(agent_auth.claim_endpoint);
    for (const type of Object.keys(accepted)) {
      const answer = await post(claim, { identity_type: type, assertion: await accepted[type]?.() });
      expect([type, answer.status], answer.text).toStrictEqual([type, 200]);
      expect(answer.json()).toMatchObject({ identity_type: type });
    }
    for (const type of ["refresh", "id_token", "urn:ietf:params:oauth:token-type:id-jag"])
      expect(refusalOf(claim, await post(claim, { identity_type: type, assertion: "x" }))).toBe(
        "422 unsupported_identity_type",
      );
  });

  test("that are minted without an assertion are the anonymous one alone", async () => {
    const { agent_auth } = await server();
    const identity = await pathOf(agent_auth.identity_endpoint);
    for (const type of agent_auth.identity_types_supported) {
      const { status } = await post(identity, { identity_type: type });
      expect([type, status]).toStrictEqual([type, type === "anonymous" ? 200 : 422]);
    }
  });

  test.skipIf(!canSign)("and events that are supported are acted on", async () => {
    const { agent_auth } = await server();
    expect(agent_auth.events_supported.length).toBeGreaterThan(0);
    for (const type of agent_auth.events_supported) {
      const sub = crypto.randomUUID();
      const token = await credentials.agentToken(sub);
      expect(
        (await credentials.tell(await securityEvent(await siteOf(), sub, { claims: { events: { [type]: {} } } })))
          .status,
      ).toBe(202);
      expect([type, await credentials.takes(token)]).toStrictEqual([type, false]);
    }
  });

  test("are told alike by the claim endpoint and the metadata", async () => {
    const { agent_auth } = await server();
    const { accepts, assertion_types_supported } = await found(ClaimInfo, "/api/agent/claim");
    expect(accepts).toStrictEqual(agent_auth.identity_types_supported);
    expect(assertion_types_supported).toStrictEqual(agent_auth.identity_assertion.assertion_types_supported);
    expect(assertion_types_supported).toStrictEqual(["urn:ietf:params:oauth:token-type:id-jag"]);
  });
});

describe("D6", () => {
  test("every alias is its canonical twin", async () => {
    const { agent_auth, ...metadata } = await server();
    for (const name of ["identity_endpoint", "claim_endpoint", "events_endpoint"] as const)
      expect(agent_auth[name]).toBe(metadata[name]);
    expect(agent_auth).toMatchObject({
      register_uri: agent_auth.identity_endpoint,
      claim_uri: agent_auth.claim_endpoint,
      revocation_uri: agent_auth.events_endpoint,
    });
    const known = {
      identity: await found(IdentityInfo, "/api/agent/identity"),
      claim: await found(ClaimInfo, "/api/agent/claim"),
    };
    expect(known.identity).toMatchObject({
      identity_endpoint: agent_auth.identity_endpoint,
      claim_endpoint: agent_auth.claim_endpoint,
      events_endpoint: agent_auth.events_endpoint,
    });
    expect(known.claim.endpoint).toBe(agent_auth.claim_endpoint);
  });

  test("the guide is Markdown with a heading that names it, and shows the metadata as they are", async () => {
    const { agent_auth } = await server();
    expect(agent_auth.skill).toBe("/auth.md");
    const { status, headers, text } = await call(agent_auth.skill);
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/markdown(?:;|$)/);
    expect(text.split("\n")[0]).toMatch(/^# .*auth\.md/);
    const blocks = [...text.matchAll(/^```json\n([\s\S]*?)\n```$/gm)].map(([, block = ""]) => JSON.parse(block));
    for (const path of [`${resourcePath}/api`, serverPath]) expect(blocks).toContainEqual((await call(path)).json());
  });
});

describe("D7 another name for the host", () => {
  const names = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "gopher", Forwarded: "host=evil.example" };
  const paths = [...documents, keysPath, "/auth.md", "/api", "/api/v1", "/api/agent/identity", "/api/v1/agent/claim"];

  test.each(paths)("changes nothing at %s", async (path) => {
    const sent = { ...names, ...(edge ? {} : { Host: "evil.example" }) };
    const [plain, named] = [await call(path), await call(path, { headers: sent })];
    expect(named.text).toBe(plain.text);
    expect(lasting(named)).toStrictEqual(lasting(plain));
    expect(JSON.stringify([named.headers, named.text])).not.toMatch(/evil|gopher/);
  });

  test("changes nothing about a token", async () => {
    const answer = await call("/api/agent/identity", { method: "POST", headers: names });
    expect(atob(answer.text.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "")).not.toContain("evil");
  });

  // An edge refuses such hosts by itself.
  test.skipIf(edge).each(['evil"\\', "evil, Basic realm=x", "evil\tx", "evil';--"])(
    "of %j is in no header",
    async (host) => {
      const received = await exchange(base, `GET /api HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(received).not.toContain("evil");
    },
  );

  test("nor is an id that could be more than one header", async () => {
    for (const id of ['a"b', "a, b", "a b", "a;b", "x".repeat(129)]) {
      const { status, headers } = await call("/api", { headers: { "X-Request-Id": id } });
      expect(status).toBe(401);
      expect(headers["x-request-id"]).not.toBe(id);
      expect(headers["www-authenticate"]).toBe(`Bearer resource_metadata="${await siteOf()}${resourcePath}/api"`);
    }
  });
});

describe("D8", () => {
  const infos = apis.flatMap((api) => [`${api}/agent/identity`, `${api}/agent/claim`, `${api}/agent/events`]);
  const open = (answer: Answer): void => {
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
  };
  const origin = { Origin: "https://other.example" };

  test.each([...documents, keysPath, ...infos])(
    "%s answers GET, HEAD and OPTIONS to scripts of any origin",
    async (path) => {
      const get = await call(path, { headers: origin });
      expect(get.status).toBe(200);
      expect(get.headers["content-type"]).toMatch(/^application\/json(?:;|$)/);
      open(get);
      const head = await call(path, { headers: origin, method: "HEAD" });
      expect([head.status, head.bytes.length]).toStrictEqual([200, 0]);
      expect(head.headers["content-type"]).toBe(get.headers["content-type"]);
      open(head);
      // An edge answers OPTIONS of files by itself.
      if (edge && documents.includes(path)) return;
      const preflight = await call(path, {
        method: "OPTIONS",
        headers: {
          ...origin,
          "Access-Control-Request-Method": "GET",
          "Access-Control-Request-Headers": "authorization",
        },
      });
      expect(preflight.status).toBe(204);
      open(preflight);
    },
  );

  test.each([...documents, keysPath, ...guarded, ...infos])(
    "%s answers no other method, and says which it does",
    async (path) => {
      const takesPost = infos.includes(path);
      for (const method of ["PUT", "PATCH", "DELETE", ...(takesPost ? [] : ["POST"])]) {
        const answer = await call(path, { method });
        expect([method, answer.status]).toStrictEqual([method, 405]);
        if (edge && documents.includes(path)) continue;
        const allowed = (answer.headers.allow ?? "").split(",").map((name) => name.trim());
        expect(allowed.toSorted()).toStrictEqual(["GET", "HEAD", "OPTIONS", ...(takesPost ? ["POST"] : [])].toSorted());
        open(answer);
      }
    },
  );

  test.each(apis)("GET of %s/agent only describes, the same each time", async (api) => {
    for (const [name, schema] of [
      ["identity", IdentityInfo],
      ["claim", ClaimInfo],
    ] as const) {
      const path = `${api}/agent/${name}`;
      const answers = [await call(path), await call(`${path}?identity_type=anonymous&assertion=x`), await call(path)];
      for (const answer of answers) {
        dataOf<unknown>(schema, path, answer);
        expect(answer.text).toBe(answers[0]?.text);
        expect(answer.text).toContain(`${await siteOf()}${api}/agent/claim`);
        expect(answer.text).not.toMatch(/eyJ|vitrine_demo/);
      }
    }
  });

  test.each([...guarded, keysPath, ...infos])("%s lets scripts see what they need", async (path) => {
    const { headers } = await call(path, { headers: origin });
    const exposed = (headers["access-control-expose-headers"] ?? "").toLowerCase().split(/,\s*/);
    for (const name of ["www-authenticate", "ratelimit", "ratelimit-policy", "ratelimit-remaining", "retry-after"])
      expect(exposed).toContain(name);
  });
});

describe("K5 the key set", () => {
  test("tells public keys alone, each under its name", async () => {
    const answer = await call(keysPath);
    const { keys } = expectBody(KeySet, answer.json());
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(keys.length);
    for (const key of keys) {
      expect(Object.keys(key).toSorted()).toStrictEqual(["alg", "crv", "kid", "kty", "use", "x"]);
      expect(key).toMatchObject({ kty: "OKP", crv: "Ed25519", alg: "EdDSA", use: "sig" });
      expect(key.x).toMatch(/^[\w-]{43}$/);
    }
    for (const name of ["d", "p", "q", "dp", "dq", "qi", "k", "oth"]) expect(answer.text).not.toContain(`"${name}":`);
  });

  test("holds the key that signs", async () => {
    const { keys } = await found(KeySet, keysPath);
    const [head = ""] = (await credentials.demoToken()).split(".");
    expect(JSON.parse(atob(head)).kid).toBe(keys[0]?.kid);
    expect(await pathOf((await server()).jwks_uri)).toBe(keysPath);
  });

  test("may be kept, and is asked for again without being sent again", async () => {
    const first = await call(keysPath);
    expect(first.headers["cache-control"]).toBe("public, max-age=60, stale-while-revalidate=86400");
    const { etag = "" } = first.headers;
    expect(etag).toMatch(/^"[^"]+"$/);
    const again = await call(keysPath, { headers: { "If-None-Match": etag } });
    expect([again.status, again.bytes.length, again.headers.etag]).toStrictEqual([304, 0, etag]);
    expect(again.headers["access-control-allow-origin"]).toBe("*");
    expect((await call(keysPath, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  test("is in no mirror, and needs no credential", async () => {
    expect((await call(`/api/v1${keysPath}`)).status).toBe(404);
    const plain = await call(keysPath);
    const answer = await credentials.present("not-a-key", keysPath);
    expect([answer.status, answer.text]).toStrictEqual([200, plain.text]);
  });
});
