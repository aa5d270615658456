import { withPaths } from "../openapi/excerpt.ts";
import type { OpenApiObject } from "../openapi/headers.ts";
import { type OpenApiSubject, serversOf, tags } from "../openapi/openapi.ts";
import { parameters } from "../openapi/parameters.ts";
import { schemaRef, schemas } from "../openapi/schemas.ts";
import { responseSchema } from "../resources/response-schemas.ts";
import type { Route } from "../route.ts";
import { fileReads } from "./file-reads.ts";

/** Members that files do not have, by the name of their schema: endpoints of the app, and messages about a query. */
const appMembers: Readonly<Record<string, readonly string[]>> = {
  ContactInfo: ["api", "jobs"],
  ProjectList: ["warnings"],
};

/** The schemas of all files, also of those that a portfolio does not have: others refer to them. */
const schemasOfFiles = (languages: readonly string[] | undefined): Record<string, OpenApiObject> =>
  Object.fromEntries(
    Object.entries(
      schemas(fileReads(1).map((read) => ({ ...read, ...(languages && { languages }) }))) as Record<
        string,
        OpenApiObject
      >,
    ).map(([name, schema]) => {
      const properties = Object.entries((schema.properties ?? {}) as OpenApiObject);
      const kept = properties.filter(([member]) => !appMembers[name]?.includes(member));
      return [name, schema.properties ? { ...schema, properties: Object.fromEntries(kept) } : schema];
    }),
  );

const operation = (read: Route, examples: OpenApiSubject["examples"]): OpenApiObject => {
  const example = examples[read.operationId];
  const inPath = parameters(read);
  return {
    operationId: read.operationId,
    summary: read.summary,
    description: read.description,
    tags: [read.tag],
    ...(inPath.length > 0 && { parameters: inPath }),
    responses: {
      "200": {
        description: read.response.description,
        content: {
          "application/json": {
            schema: schemaRef(responseSchema(read.response.schema, read.version)),
            ...(example !== undefined && { example }),
          },
        },
      },
      "404": { description: "There is no such file. The host decides what the body is." },
    },
  };
};

/**
 * The OpenAPI 3.1 document of a site without the app: its JSON files (D64). Headers, and the bodies of errors, depend on the
 * host, so it describes none. `languages` are those of a portfolio with several (D18).
 */
export const staticOpenApiDocument = (
  reads: readonly Route[],
  { site, title, contact, release, examples }: Omit<OpenApiSubject, "requests">,
  languages?: readonly string[],
): OpenApiObject => {
  const used = new Set(reads.map(({ tag }) => tag));
  const document = {
    openapi: "3.1.0",
    info: {
      title: `${title} API`,
      version: release,
      summary: "A portfolio as JSON files.",
      description:
        `The portfolio of ${contact.name} as JSON files, which change only when the owner publishes the site again. They need no ` +
        "credential. Each file also exists below /api/v1, where its content is wrapped in a version envelope.",
      contact,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: serversOf(site),
    externalDocs: { url: `${site}/docs`, description: "Human-readable documentation." },
    tags: tags.filter(({ name }) => used.has(name)),
    security: [],
    components: { schemas: schemasOfFiles(languages) },
  };
  return withPaths(document, Object.fromEntries(reads.map((read) => [read.path, { get: operation(read, examples) }])));
};
