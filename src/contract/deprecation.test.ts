import { describe, expect, test } from "vitest";
import * as z from "zod";
import { deprecationHeaders } from "./headers.ts";
import { openApiDocument } from "./openapi/openapi.ts";
import { listProjects } from "./operations/portfolio.ts";
import { mirror, type Route, route } from "./route.ts";
import { routes } from "./routes.ts";
import { deprecations } from "./site/deprecations.ts";

/** An invented deprecated operation. */
const old = route({
  operationId: "getOld",
  path: "/api/old",
  tag: "Portfolio",
  summary: "An old read",
  description: "What was there before.",
  response: { schema: "Health", description: "The old." },
  file: "/api/old.json",
  deprecation: { since: "2027-01-01", sunset: "2028-01-01", successor: "GET /api/profile" },
});

const Document = z.object({
  paths: z.record(
    z.string(),
    z.object({
      get: z
        .object({
          deprecated: z.boolean().optional(),
          parameters: z.array(z.object({ $ref: z.string().optional() })).optional(),
          responses: z.record(z.string(), z.object({ headers: z.record(z.string(), z.unknown()).optional() })),
        })
        .optional(),
    }),
  ),
  components: z.object({
    headers: z.record(z.string(), z.unknown()),
    parameters: z.record(z.string(), z.object({ name: z.string(), schema: z.record(z.string(), z.unknown()) })),
  }),
});

const documentOf = (all: Parameters<typeof openApiDocument>[0]) =>
  Document.parse(
    openApiDocument(all, {
      site: "https://ada.example.com",
      title: "Ada",
      contact: { name: "Ada", email: "ada@example.com" },
      release: "0.1.0",
      examples: {},
      requests: {},
    }),
  );

describe("a deprecated operation", () => {
  test("has a Deprecation header (RFC 9745) and a Sunset header (RFC 8594)", () => {
    const { Deprecation = "", Sunset = "" } = deprecationHeaders(old);
    expect(Deprecation).toMatch(/^@\d+$/);
    expect(new Date(Number(Deprecation.slice(1)) * 1000).toISOString()).toBe("2027-01-01T00:00:00.000Z");
    expect(Sunset).toBe("Sat, 01 Jan 2028 00:00:00 GMT");
  });

  test("is in the changelog with its dates and its successor", () => {
    expect(deprecations([old, listProjects])).toEqual([
      "`GET /api/old` is deprecated since 2027-01-01 and will be removed on 2028-01-01. Use `GET /api/profile` instead.",
    ]);
    const { successor: _, ...dates } = old.deprecation;
    expect(deprecations([{ ...old, deprecation: dates }])).toEqual([
      "`GET /api/old` is deprecated since 2027-01-01 and will be removed on 2028-01-01.",
    ]);
  });

  test("is marked in OpenAPI, with the Sunset header, in both versions", () => {
    const { paths, components } = documentOf([old, mirror(old), listProjects]);
    for (const path of ["/api/old", "/api/v1/old"]) {
      expect(paths[path]?.get?.deprecated).toBe(true);
      expect(paths[path]?.get?.responses["200"]?.headers).toMatchObject({
        Deprecation: { $ref: "#/components/headers/Deprecation" },
        Sunset: { $ref: "#/components/headers/Sunset" },
      });
    }
    expect(paths["/api/projects"]?.get?.deprecated).toBeUndefined();
    expect(paths["/api/projects"]?.get?.responses["200"]?.headers).not.toHaveProperty("Sunset");
    expect(components.headers).toHaveProperty("Sunset");
  });
});

/** The operations that would be removed less than 12 months after their deprecation (D14). */
const removedTooSoon = (all: readonly Route[]): string[] =>
  all.flatMap(({ operationId, deprecation }) => {
    if (!deprecation) return [];
    const earliest = new Date(deprecation.since);
    earliest.setUTCFullYear(earliest.getUTCFullYear() + 1);
    return new Date(deprecation.sunset) < earliest ? [operationId] : [];
  });

test("every deprecated operation has at least 12 months until its sunset", () => {
  expect(removedTooSoon(routes)).toEqual([]);
  expect(removedTooSoon([old, { ...old, deprecation: { since: "2027-01-01", sunset: "2027-12-31" } }])).toEqual([
    "getOld",
  ]);
});

describe("an operation that is not deprecated", () => {
  test("has neither header", () => {
    expect(deprecationHeaders({})).toEqual({});
  });
});

describe("the published parameters of the list", () => {
  const { paths, components } = documentOf(routes);
  const parameters = (paths["/api/projects"]?.get?.parameters ?? []).flatMap(
    ({ $ref }) => components.parameters[$ref?.replace("#/components/parameters/", "") ?? ""] ?? [],
  );
  const schemaOf = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema;

  test("are the parameters of the query schema", () => {
    expect(parameters.map(({ name }) => name)).toEqual(Object.keys(listProjects.query.shape));
  });

  test("show limit as a whole number from 1 to 50, 20 by default", () => {
    expect(schemaOf("limit")).toMatchObject({ type: "integer", minimum: 1, maximum: 50, default: 20 });
  });

  test("show the constraints of type and q", () => {
    expect(schemaOf("type")).toMatchObject({ type: "string", enum: ["client", "personal"] });
    expect(schemaOf("q")).toMatchObject({ type: "string", maxLength: 200 });
  });
});
