import { describe, expect, test } from "vitest";
import { routes } from "../routes.ts";
import { openApiOperation, openApiOverview, operationIds, parseOpenApi } from "./excerpt.ts";
import { routesIn } from "./localized-routes.ts";
import { openApiDocument } from "./openapi.ts";

const documentIn = (languages?: readonly string[]) =>
  parseOpenApi(
    JSON.stringify(
      openApiDocument(routesIn(languages), {
        site: "https://ada.example.com",
        title: "Ada Muster",
        contact: { name: "Ada Muster", email: "ada@example.com" },
        release: "1.0.0",
        examples: { getProfile: { name: "Ada Muster" } },
        requests: {},
      }),
    ),
  );
const document = documentIn();

/** The references in a document that lead nowhere, and the components that nothing refers to. */
const danglingIn = (excerpt: unknown) => {
  const json = JSON.stringify(excerpt);
  const { components } = excerpt as { components: Record<string, Record<string, unknown>> };
  const used = new Set([...json.matchAll(/#\/components\/([^"]+)/g)].map(([, path]) => path));
  const { securitySchemes: _, ...referenced } = components;
  const defined = new Set(
    Object.entries(referenced).flatMap(([group, parts]) => Object.keys(parts).map((name) => `${group}/${name}`)),
  );
  return {
    missing: [...used].filter((path) => !defined.has(path ?? "")),
    unused: [...defined].filter((path) => !used.has(path)),
  };
};
const complete = { missing: [], unused: [] };

test.each([undefined, ["en", "de"]])(
  "the whole document in %j defines exactly the components that it uses",
  (languages) => {
    const { missing, unused } = danglingIn(documentIn(languages));
    expect(missing).toStrictEqual([]);
    // `info` names these headers of all responses.
    expect(unused.filter((path) => !path.startsWith("headers/"))).toStrictEqual([]);
  },
);

test("only the document of a portfolio in several languages names them", () => {
  const names = /"(?:lang|Lang|fallbacks|Fallbacks|Accept-Language|Content-Language|invalid_lang|__shared)"/;
  expect(JSON.stringify(document)).not.toMatch(names);
  const { parameters, headers, schemas, examples } = documentIn(["en", "de"]).components;
  expect(parameters?.Lang).toMatchObject({ in: "query", schema: { enum: ["en", "de"] } });
  expect(parameters?.AcceptLanguage).toMatchObject({ in: "header", name: "Accept-Language" });
  expect(headers?.["Content-Language"]).toMatchObject({ schema: { enum: ["en", "de"] } });
  expect(examples?.invalid_lang).toBeDefined();
  expect(schemas?.AskInput).toHaveProperty("properties.lang");
  expect(schemas?.Project).toHaveProperty("properties.fallbacks", { $ref: "#/components/schemas/Fallbacks" });
});

describe("one operation", () => {
  test.each(operationIds(document))("%s comes with exactly the components that it uses", (id) => {
    const excerpt = openApiOperation(document, id);
    expect(danglingIn(excerpt)).toStrictEqual(complete);
    expect(operationIds(parseOpenApi(JSON.stringify(excerpt)))).toStrictEqual([id]);
  });

  test("keeps its examples and headers", () => {
    const excerpt = JSON.stringify(openApiOperation(document, "getProfile"));
    expect(excerpt).toContain('"example":{"name":"Ada Muster"}');
    expect(excerpt).toContain('"ETag":{"$ref":"#/components/headers/ETag"}');
  });

  test("is undefined if it does not exist", () => {
    expect(openApiOperation(document, "getNothing")).toBeUndefined();
  });
});

describe("the overview", () => {
  const overview = openApiOverview(document);

  test("has all operations without the v1 mirror, examples and headers", () => {
    const ids = operationIds(parseOpenApi(JSON.stringify(overview)));
    expect(ids).toStrictEqual(
      routes.filter(({ version }) => version === "current").map(({ operationId }) => operationId),
    );
    expect(JSON.stringify(overview)).not.toMatch(/"examples?":|"headers":|V1"/);
    expect(danglingIn(overview)).toStrictEqual(complete);
  });

  test("keeps a schema property that is named like a removed member", () => {
    const Profile = { properties: { headers: { type: "string" } } };
    const { components } = document;
    const withHeaders = parseOpenApi(
      JSON.stringify({ ...document, components: { ...components, schemas: { ...components.schemas, Profile } } }),
    );
    expect(JSON.stringify(openApiOverview(withHeaders))).toContain('"properties":{"headers"');
  });
});
