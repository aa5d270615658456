import { OAuthMetadataSchema } from "@modelcontextprotocol/sdk/shared/auth.js";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { IdentityInfo } from "../../src/contract/resources/agents/agent.ts";
import { ClaimInfo, KeySet } from "../../src/contract/resources/agents/credential.ts";
import { canSign, idJag, securityEvent, serviceAssertion } from "../support/auth/assertions.ts";
import { parseToken } from "../support/auth/claims.ts";
import { credentials } from "../support/auth/credentials.ts";
import { decodeJwtTexts } from "../support/auth/raw-jwt.ts";
import { apiBases, dataOf, post, statusAndCode } from "../support/http/api-requests.ts";
import { expectBody } from "../support/http/http-client.ts";
import { protectedPaths } from "../support/http/protected-paths.ts";
import {
  base,
  basePath,
  behindEdge,
  call,
  type HttpResponse,
  pathAt,
  siteOf,
  stableHeaders,
} from "../support/http/service.ts";
import { sendRaw } from "../support/http/socket.ts";

const resourcePath = "/.well-known/oauth-protected-resource";
const serverPath = "/.well-known/oauth-authorization-server";
const keysPath = "/.well-known/jwks.json";
const resources = ["", ...protectedPaths, "/api/mcp", "/api/docs-mcp"];
const documents = [...resources.map((path) => resourcePath + path), serverPath];

/** RFC 9728 §2, the members of D8. */
const ProtectedResource = z.looseObject({
  resource: z.string(),
  authorization_servers: z.array(z.string()).min(1),
  scopes_supported: z.array(z.string()).min(1),
  bearer_methods_supported: z.tuple([z.literal("header")]),
});

const endpoints = { identity_endpoint: z.url(), claim_endpoint: z.url(), events_endpoint: z.url() };
/** RFC 8414 §2 with the specification's agent_auth block and its aliases (D8). */
const AuthorizationServer = z.looseObject({
  issuer: z.string(),
  jwks_uri: z.url(),
  ...endpoints,
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  response_types_supported: z.array(z.string()).min(1),
  grant_types_supported: z.array(z.string()).min(1),
  token_endpoint_auth_methods_supported: z.array(z.string()).min(1),
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

const fetchAs = async <T>(schema: z.ZodType<T>, path: string): Promise<T> => schema.parse((await call(path)).json());
const fetchServerMetadata = () => fetchAs(AuthorizationServer, serverPath);
const fetchResourceMetadata = (path = "") => fetchAs(ProtectedResource, resourcePath + path);

/** The site-relative path of a URL on the site. Paths in documents are relative to the site. */
const pathOf = async (url: string): Promise<string> => {
  if (url.startsWith("/")) return url;
  const site = await siteOf();
  expect(url.startsWith(`${site}/`), url).toBe(true);
  return url.slice(site.length);
};

test.each(protectedPaths)("a client that knows only %s discovers how to get a credential", async (path) => {
  const [, url = ""] =
    /^Bearer resource_metadata="([^"]+)"$/.exec((await call(path)).headers["www-authenticate"] ?? "") ?? [];
  const { authorization_servers } = ProtectedResource.parse((await call(await pathOf(url))).json());
  const { identity_endpoint } = AuthorizationServer.parse(
    (await call(await pathOf(`${authorization_servers[0]}${serverPath}`))).json(),
  );
  const token = z.object({ access_token: z.string() }).parse((await post(await pathOf(identity_endpoint), {})).json());
  expect((await credentials.callWith(token.access_token, path)).status).toBe(200);
});

describe("protected-resource metadata", () => {
  test.each(resources)("of %j names exactly the requested resource", async (path) => {
    const response = await call(resourcePath + path);
    expect(response.status).toBe(200);
    expect(response.headers["content-type"]).toMatch(/^application\/json(?:;|$)/);
    const site = await siteOf();
    expect(ProtectedResource.parse(response.json())).toMatchObject({
      resource: site + path,
      authorization_servers: [site],
      scopes_supported: ["portfolio:read", "jobs:read", "events:write"],
    });
    // RFC 9728 §3.2: members without a value are omitted.
    for (const value of Object.values(response.json() as object)) expect(value).not.toStrictEqual([]);
  });

  test("does not exist for other paths, with or without a trailing slash", async () => {
    for (const path of ["/", "/api/", "/api/mcp/", "/api/v3", "/API", "/api/profile", "-api", "/api%2Fmcp", "//api"]) {
      const { status, headers, text } = await call(resourcePath + path);
      if (status === 200) expect(path, text).toBe("-api");
      else expect([301, 307, 308, 404], path).toContain(status);
      if (headers.location) expect(pathAt(headers.location)).toBe((resourcePath + path).replace(/\/$/, ""));
    }
  });

  test("is otherwise the same for every resource", async () => {
    const [root, ...others] = await Promise.all(resources.map(fetchResourceMetadata));
    for (const other of others) expect({ ...other, resource: root?.resource }).toStrictEqual(root);
  });
});

describe("authorization-server metadata", () => {
  test("has the issuer that every resource lists first", async () => {
    const { issuer } = await fetchServerMetadata();
    for (const path of resources) expect((await fetchResourceMetadata(path)).authorization_servers[0]).toBe(issuer);
    expect(issuer).toBe(await siteOf());
    expect(issuer).not.toMatch(/\/$/);
    expect(await pathOf(`${issuer}${serverPath}`)).toBe(serverPath);
  });

  test("lists the same scopes as the resources", async () => {
    const { scopes_supported } = await fetchServerMetadata();
    for (const path of resources)
      expect((await fetchResourceMetadata(path)).scopes_supported).toStrictEqual(scopes_supported);
  });

  test("advertises no endpoint that does not exist", async () => {
    const metadata = await fetchServerMetadata();
    for (const name of ["revocation_endpoint", "introspection_endpoint", "registration_endpoint"])
      expect(metadata[name]).toBeUndefined();
  });

  test("describes the token endpoint, and passes the schema of the MCP SDK", async () => {
    const metadata = await fetchServerMetadata();
    expect(metadata).toMatchObject({
      token_endpoint: `${await siteOf()}/api/agent/token`,
      grant_types_supported: ["urn:ietf:params:oauth:grant-type:jwt-bearer", "client_credentials"],
      token_endpoint_auth_methods_supported: ["private_key_jwt", "none"],
    });
    expect(OAuthMetadataSchema.parse(metadata)).toStrictEqual(metadata);
  });

  const methods: Readonly<Record<string, string>> = {
    identity_endpoint: "POST",
    claim_endpoint: "POST",
    events_endpoint: "POST",
    register_uri: "POST",
    claim_uri: "POST",
    revocation_uri: "POST",
    key_endpoint: "POST",
    token_endpoint: "POST",
  };
  test("and the other documents list only URLs that respond to their method", async () => {
    const metadata = await fetchServerMetadata();
    const named = [metadata, metadata.agent_auth, ...(await Promise.all(resources.map(fetchResourceMetadata)))].flatMap(
      (document) =>
        Object.entries(document).filter(
          (entry): entry is [string, string] => typeof entry[1] === "string" && /^(?:http|\/)/.test(entry[1]),
        ),
    );
    const bare = ["issuer", "resource"];
    // GET /api/mcp is covered by mcp-get.test.ts.
    const checked = named.filter(
      ([name, url]) => (!bare.includes(name) || url.includes("/api")) && !url.endsWith("/api/mcp"),
    );
    expect(checked.length).toBeGreaterThan(12);
    for (const [name, url] of checked) {
      const { status } = await call(await pathOf(url), { method: methods[name] ?? "GET" });
      expect([200, 201, 400, 401, 422], `${name} ${url}`).toContain(status);
    }
  });
});

describe("the identity types", () => {
  const accepted: Readonly<Record<string, () => Promise<unknown>>> = {
    anonymous: async () => "any text",
    ...(canSign && {
      identity_assertion: async () => idJag(await siteOf()),
      service_auth: async () => serviceAssertion(await siteOf()),
    }),
  };

  test("that are advertised can be exchanged", async () => {
    const { agent_auth } = await fetchServerMetadata();
    const { identity_types_supported: types } = agent_auth;
    expect(types).toStrictEqual(["anonymous", "identity_assertion", "service_auth"]);
    const claim = await pathOf(agent_auth.claim_endpoint);
    for (const type of Object.keys(accepted)) {
      const response = await post(claim, { identity_type: type, assertion: await accepted[type]?.() });
      expect([type, response.status], response.text).toStrictEqual([type, 200]);
      expect(response.json()).toMatchObject({ identity_type: type });
    }
    for (const type of ["refresh", "id_token", "urn:ietf:params:oauth:token-type:id-jag"])
      expect(statusAndCode(claim, await post(claim, { identity_type: type, assertion: "x" }))).toBe(
        "422 unsupported_identity_type",
      );
  });

  test("each list the endpoints that support them", async () => {
    const { agent_auth, token_endpoint } = await fetchServerMetadata();
    const { identity_endpoint, claim_endpoint } = agent_auth;
    const { key_endpoint } = agent_auth;
    expect(agent_auth.anonymous).toMatchObject({ identity_endpoint, claim_endpoint, key_endpoint });
    for (const type of ["identity_assertion", "service_auth"]) {
      expect(agent_auth[type]).toMatchObject({ claim_endpoint, token_endpoint });
      expect(agent_auth[type]).not.toHaveProperty("identity_endpoint");
    }
  });

  test("without an assertion are limited to anonymous", async () => {
    const { agent_auth } = await fetchServerMetadata();
    const identity = await pathOf(agent_auth.identity_endpoint);
    for (const type of agent_auth.identity_types_supported) {
      const { status } = await post(identity, { identity_type: type });
      expect([type, status]).toStrictEqual([type, type === "anonymous" ? 200 : 422]);
    }
  });

  test.skipIf(!canSign)("and every advertised event type ends tokens", async () => {
    const { agent_auth } = await fetchServerMetadata();
    expect(agent_auth.events_supported.length).toBeGreaterThan(0);
    for (const type of agent_auth.events_supported) {
      const sub = crypto.randomUUID();
      const token = await credentials.agentToken(sub);
      expect(
        (
          await credentials.sendSecurityEvent(
            await securityEvent(await siteOf(), sub, { claims: { events: { [type]: {} } } }),
          )
        ).status,
      ).toBe(202);
      expect([type, await credentials.isAccepted(token)]).toStrictEqual([type, false]);
    }
  });

  test("are the same in the claim endpoint and the metadata", async () => {
    const { agent_auth } = await fetchServerMetadata();
    const { accepts, assertion_types_supported } = await fetchAs(ClaimInfo, "/api/agent/claim");
    expect(accepts).toStrictEqual(agent_auth.identity_types_supported);
    expect(assertion_types_supported).toStrictEqual(agent_auth.identity_assertion.assertion_types_supported);
    expect(assertion_types_supported).toStrictEqual(["urn:ietf:params:oauth:token-type:id-jag"]);
  });
});

describe("aliases and the guide", () => {
  test("every alias equals its canonical member", async () => {
    const { agent_auth, ...metadata } = await fetchServerMetadata();
    for (const name of ["identity_endpoint", "claim_endpoint", "events_endpoint"] as const)
      expect(agent_auth[name]).toBe(metadata[name]);
    expect(agent_auth).toMatchObject({
      register_uri: agent_auth.identity_endpoint,
      claim_uri: agent_auth.claim_endpoint,
      revocation_uri: agent_auth.events_endpoint,
    });
    const known = {
      identity: await fetchAs(IdentityInfo, "/api/agent/identity"),
      claim: await fetchAs(ClaimInfo, "/api/agent/claim"),
    };
    expect(known.identity).toMatchObject({
      identity_endpoint: agent_auth.identity_endpoint,
      claim_endpoint: agent_auth.claim_endpoint,
      events_endpoint: agent_auth.events_endpoint,
    });
    expect(known.claim.endpoint).toBe(agent_auth.claim_endpoint);
  });

  test("the guide is Markdown with a title and contains the current metadata", async () => {
    const { agent_auth } = await fetchServerMetadata();
    expect(agent_auth.skill).toBe("/auth.md");
    const { status, headers, text } = await call(agent_auth.skill);
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/markdown(?:;|$)/);
    expect(text.split("\n")[0]).toMatch(/^# .*auth\.md/);
    const blocks = [...text.matchAll(/^```json\n([\s\S]*?)\n```$/gm)].map(([, block = ""]) => JSON.parse(block));
    for (const path of [`${resourcePath}/api`, serverPath]) expect(blocks).toContainEqual((await call(path)).json());
  });
});

describe("a forged Host or X-Forwarded-Host", () => {
  const names = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "gopher", Forwarded: "host=evil.example" };
  const paths = [...documents, keysPath, "/auth.md", "/api", "/api/v1", "/api/agent/identity", "/api/v1/agent/claim"];

  test.each(paths)("does not change the response of %s", async (path) => {
    const sent = { ...names, ...(behindEdge ? {} : { Host: "evil.example" }) };
    const [plain, named] = [await call(path), await call(path, { headers: sent })];
    expect(named.text).toBe(plain.text);
    expect(stableHeaders(named)).toStrictEqual(stableHeaders(plain));
    expect(JSON.stringify([named.headers, named.text])).not.toMatch(/evil|gopher/);
  });

  test("does not change a token", async () => {
    const response = await call("/api/agent/identity", { method: "POST", headers: names });
    const token = decodeJwtTexts(parseToken(response).access_token);
    expect(token[1]).toMatchObject({ iss: await siteOf(), aud: await siteOf() });
    expect(JSON.stringify(token)).not.toMatch(/evil|gopher/);
  });

  // An edge refuses such hosts itself.
  test.skipIf(behindEdge).each(['evil"\\', "evil, Basic realm=x", "evil\tx", "evil';--"])(
    "of %j appears in no response header",
    async (host) => {
      const received = await sendRaw(
        base,
        `GET ${basePath}/api HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(received).not.toContain("evil");
    },
  );

  test("with a malformed X-Request-Id appears in no response header", async () => {
    for (const id of ['a"b', "a, b", "a b", "a;b", "x".repeat(129)]) {
      const { status, headers } = await call("/api", { headers: { "X-Request-Id": id } });
      expect(status).toBe(401);
      expect(headers["x-request-id"]).not.toBe(id);
      expect(headers["www-authenticate"]).toBe(`Bearer resource_metadata="${await siteOf()}${resourcePath}/api"`);
    }
  });
});

describe("methods and CORS of the discovery documents", () => {
  const infos = apiBases.flatMap((api) => [`${api}/agent/identity`, `${api}/agent/claim`, `${api}/agent/events`]);
  const open = (response: HttpResponse): void => {
    expect(response.headers["access-control-allow-origin"]).toBe("*");
    expect(response.headers["access-control-allow-credentials"]).toBeUndefined();
  };
  const origin = { Origin: "https://other.example" };

  test.each([...documents, keysPath, ...infos])("%s answers GET, HEAD and OPTIONS from any origin", async (path) => {
    const get = await call(path, { headers: origin });
    expect(get.status).toBe(200);
    expect(get.headers["content-type"]).toMatch(/^application\/json(?:;|$)/);
    open(get);
    const head = await call(path, { headers: origin, method: "HEAD" });
    expect([head.status, head.bytes.length]).toStrictEqual([200, 0]);
    expect(head.headers["content-type"]).toBe(get.headers["content-type"]);
    open(head);
    // An edge answers OPTIONS for files itself.
    if (behindEdge && documents.includes(path)) return;
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
  });

  test.each([...documents, keysPath, ...protectedPaths, ...infos])(
    "%s answers other methods with 405 and Allow",
    async (path) => {
      const takesPost = infos.includes(path);
      for (const method of ["PUT", "PATCH", "DELETE", ...(takesPost ? [] : ["POST"])]) {
        const response = await call(path, { method });
        expect([method, response.status]).toStrictEqual([method, 405]);
        if (behindEdge && documents.includes(path)) continue;
        const allowedMethods = (response.headers.allow ?? "").split(",").map((name) => name.trim());
        expect(allowedMethods.toSorted()).toStrictEqual(
          ["GET", "HEAD", "OPTIONS", ...(takesPost ? ["POST"] : [])].toSorted(),
        );
        open(response);
      }
    },
  );

  test.each(apiBases)("GET %s/agent/* describes the endpoint and issues nothing", async (api) => {
    for (const [name, schema] of [
      ["identity", IdentityInfo],
      ["claim", ClaimInfo],
    ] as const) {
      const path = `${api}/agent/${name}`;
      const responses = [await call(path), await call(`${path}?identity_type=anonymous&assertion=x`), await call(path)];
      for (const response of responses) {
        dataOf<unknown>(schema, path, response);
        expect(response.text).toBe(responses[0]?.text);
        expect(response.text).toContain(`${await siteOf()}${api}/agent/claim`);
        expect(response.text).not.toMatch(/eyJ|vitrine_demo/);
      }
    }
  });

  test.each([...protectedPaths, keysPath, ...infos])(
    "%s exposes the authentication and rate limit headers to scripts",
    async (path) => {
      const { headers } = await call(path, { headers: origin });
      const exposed = (headers["access-control-expose-headers"] ?? "").toLowerCase().split(/,\s*/);
      for (const name of ["www-authenticate", "ratelimit", "ratelimit-policy", "ratelimit-remaining", "retry-after"])
        expect(exposed).toContain(name);
    },
  );
});

describe("/.well-known/jwks.json", () => {
  test("contains only public keys, each with a unique kid", async () => {
    const response = await call(keysPath);
    const { keys } = expectBody(KeySet, response.json());
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(keys.length);
    for (const key of keys) {
      expect(Object.keys(key).toSorted()).toStrictEqual(["alg", "crv", "kid", "kty", "use", "x"]);
      expect(key).toMatchObject({ kty: "OKP", crv: "Ed25519", alg: "EdDSA", use: "sig" });
      expect(key.x).toMatch(/^[\w-]{43}$/);
    }
    for (const name of ["d", "p", "q", "dp", "dq", "qi", "k", "oth"]) expect(response.text).not.toContain(`"${name}":`);
  });

  test("contains the signing key", async () => {
    const { keys } = await fetchAs(KeySet, keysPath);
    const [head = ""] = (await credentials.demoToken()).split(".");
    expect(JSON.parse(atob(head)).kid).toBe(keys[0]?.kid);
    expect(await pathOf((await fetchServerMetadata()).jwks_uri)).toBe(keysPath);
  });

  test("is cacheable and revalidates with 304", async () => {
    const first = await call(keysPath);
    expect(first.headers["cache-control"]).toBe("public, max-age=60, stale-while-revalidate=86400");
    const { etag = "" } = first.headers;
    expect(etag).toMatch(/^"[^"]+"$/);
    const again = await call(keysPath, { headers: { "If-None-Match": etag } });
    expect([again.status, again.bytes.length, again.headers.etag]).toStrictEqual([304, 0, etag]);
    expect(again.headers["access-control-allow-origin"]).toBe("*");
    expect((await call(keysPath, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  test("is not mirrored under /api/v1 and needs no credential", async () => {
    expect((await call(`/api/v1${keysPath}`)).status).toBe(404);
    const plain = await call(keysPath);
    const response = await credentials.callWith("not-a-key", keysPath);
    expect([response.status, response.text]).toStrictEqual([200, plain.text]);
  });
});
