import { readFileSync } from "node:fs";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/server/validators/ajv";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  callMethod,
  clientHeaders,
  docsMcp,
  latestRevision,
  mcpPaths,
  portfolioMcp,
  rpcResultOf,
  toolNames,
} from "../support/http/mcp.ts";
import { basePath, call, pathAt, siteOf } from "../support/http/service.ts";

const schema = JSON.parse(readFileSync("test/fixtures/mcp/server-card.schema.json", "utf8"));
const isCard = new AjvJsonSchemaValidator().getValidator({ ...schema, $ref: "#/$defs/ServerCard" });

const Card = z.looseObject({
  name: z.string(),
  title: z.string(),
  version: z.string(),
  description: z.string(),
  serverInfo: z.looseObject({ name: z.string(), version: z.string() }),
  serverUrl: z.url(),
  transport: z.object({ type: z.literal("streamable-http"), endpoint: z.string() }),
  remotes: z.array(z.looseObject({ url: z.url(), supportedProtocolVersions: z.array(z.string()) })),
  icons: z.array(z.object({ src: z.url(), mimeType: z.string(), sizes: z.array(z.string()) })),
  tools: z.array(z.looseObject({ name: z.string() })),
  capabilities: z.unknown(),
  instructions: z.string(),
});

const wellKnown = "/.well-known/mcp/server-card.json";
const catalog = "/.well-known/ai-catalog.json";
const cards: readonly (readonly [path: string, server: string])[] = [
  ...mcpPaths.map((server) => [`${server}/server-card`, server] as const),
  [wellKnown, portfolioMcp],
];
const cardType = "application/mcp-server-card+json";

const cardAt = async (path: string) => Card.parse((await call(path)).json());

describe.each([...cards.map(([path]) => [path, cardType]), [catalog, "application/ai-catalog+json"]])(
  "%s",
  (path, type) => {
    test("has its media type, open CORS and a one-hour cache", async () => {
      const { status, headers } = await call(path, { headers: { Accept: type, Origin: "https://other.example" } });
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe(type);
      expect(headers["cache-control"]).toBe("public, max-age=3600");
      expect(headers["access-control-allow-origin"]).toBe("*");
      expect(headers["access-control-expose-headers"]).toMatch(/\bETag\b/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
    });

    test("returns 304 for a matching ETag", async () => {
      const { headers } = await call(path);
      const again = await call(path, { headers: { "If-None-Match": headers.etag ?? "" } });
      expect([again.status, again.bytes.length]).toStrictEqual([304, 0]);
      expect(again.headers["access-control-allow-origin"]).toBe("*");
    });
  },
);

describe.each(cards)("the server card at %s", (path, server) => {
  test("is valid by the card schema", async () => {
    const { valid, errorMessage } = isCard((await call(path)).json());
    expect(valid, errorMessage).toBe(true);
  });

  test("contains the URL at which the server answers", async () => {
    const site = await siteOf();
    const card = await cardAt(path);
    expect(card.serverUrl).toBe(`${site}${server}`);
    expect(card.remotes.map(({ url }) => url)).toStrictEqual([card.serverUrl]);
    expect(card.transport.endpoint).toBe(basePath + server);
    const [remote] = card.remotes;
    for (const version of remote?.supportedProtocolVersions ?? [])
      expect((await callMethod(pathAt(card.serverUrl), version, "tools/list")).status).toBe(200);
  });

  test("agrees with the server's own answers", async () => {
    const card = await cardAt(path);
    const discovered = rpcResultOf(await callMethod(server, latestRevision, "server/discover"));
    const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "test", version: "1" } };
    const initialized = rpcResultOf(await callMethod(server, undefined, "initialize", params));
    const identity = { name: card.name, title: card.title, version: card.version };
    expect(card.serverInfo).toStrictEqual(identity);
    expect(initialized.serverInfo).toStrictEqual(identity);
    expect(discovered._meta).toStrictEqual({ "io.modelcontextprotocol/serverInfo": identity });
    for (const { capabilities, instructions } of [discovered, initialized])
      expect({ capabilities, instructions }).toStrictEqual({
        capabilities: card.capabilities,
        instructions: card.instructions,
      });
    expect((await call(server)).json()).toMatchObject({ name: card.name, version: card.version });
    const [remote] = card.remotes;
    expect(remote?.supportedProtocolVersions).toEqual(expect.arrayContaining(discovered.supportedVersions as string[]));
  });

  test("lists the server's tools", async () => {
    const { tools } = await cardAt(path);
    expect(tools.map(({ name }) => name)).toStrictEqual(toolNames(server));
    expect(tools).toStrictEqual(rpcResultOf(await callMethod(server, latestRevision, "tools/list")).tools);
    const { tools: told } = z
      .object({ tools: z.array(z.object({ name: z.string() })) })
      .parse((await call(server)).json());
    expect(told.map(({ name }) => name)).toStrictEqual(toolNames(server));
  });

  test("has an icon that exists", async () => {
    const { icons } = await cardAt(path);
    for (const { src, mimeType } of icons) {
      const { status, headers } = await call(pathAt(src));
      expect([status, headers["content-type"]?.split(";")[0]]).toStrictEqual([200, mimeType]);
    }
  });
});

test("the server cards have the version of the API", async () => {
  const { info } = z.object({ info: z.object({ version: z.string() }) }).parse((await call("/openapi.json")).json());
  for (const [path] of cards) expect((await cardAt(path)).version).toBe(info.version);
});

test("the servers have different names, and the site's card is the portfolio's", async () => {
  expect((await cardAt(`${docsMcp}/server-card`)).name).not.toBe((await cardAt(`${portfolioMcp}/server-card`)).name);
  expect((await call(wellKnown)).text).toBe((await call(`${portfolioMcp}/server-card`)).text);
});

test("the card schema refuses invalid cards", () => {
  for (const card of [{}, { $schema: "x", name: "x", version: "1", description: "x" }])
    expect(isCard(card).valid).toBe(false);
});

describe(catalog, () => {
  test("the catalog lists both servers with existing cards", async () => {
    const Catalog = z.strictObject({
      specVersion: z.string().regex(/^\d+\.\d+$/),
      entries: z
        .array(
          z.strictObject({
            identifier: z.string(),
            displayName: z.string().min(1),
            description: z.string().min(1),
            type: z.literal(cardType),
            url: z.url(),
            representativeQueries: z.array(z.string()).min(2).max(5),
          }),
        )
        .length(2),
    });
    const { entries } = Catalog.parse((await call(catalog)).json());
    const { hostname } = new URL(await siteOf());
    for (const { identifier, url } of entries) {
      const card = await cardAt(pathAt(url));
      expect(identifier).toBe(`urn:air:${hostname}:${card.name.split("/")[1]}`);
    }
  });
});

test("a client finds and calls a tool from the catalog alone", async () => {
  const Entries = z.object({ entries: z.array(z.object({ url: z.string() })) });
  const { entries } = Entries.parse((await call(catalog)).json());
  const card = await cardAt(pathAt(entries[0]?.url ?? ""));
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: card.tools[0]?.name } };
  const response = await call(pathAt(card.serverUrl), {
    method: "POST",
    headers: { ...clientHeaders },
    body: JSON.stringify(message),
  });
  expect(rpcResultOf(response).isError).toBeUndefined();
});
