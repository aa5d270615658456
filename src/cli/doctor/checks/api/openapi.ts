import * as z from "zod";
import { type Check, faultUnless, passOrFail } from "../../check.ts";
import { fetchDocument, fetchJson } from "../../documents/documents.ts";
import type { Site } from "../../site/site.ts";

const path = "/openapi.json";
const types = ["application/json", "application/vnd.oai.openapi+json"];
/** Maximum document size that common OpenAPI validators accept. */
const MAX_OPENAPI_BYTES = 1_000_000;

const Response = z.looseObject({
  content: z.record(z.string(), z.looseObject({ schema: z.unknown().optional() })).optional(),
});
const Operation = z.looseObject({
  operationId: z.string().optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  responses: z.record(z.string(), Response),
});
const methods = ["get", "put", "post", "delete", "patch"] as const;
const operation = Operation.optional();
const OpenApi = z.looseObject({
  openapi: z.string().regex(/^3\./),
  info: z.looseObject({ title: z.string().min(1), version: z.string().min(1) }),
  paths: z.record(
    z.string(),
    z.looseObject({ get: operation, put: operation, post: operation, delete: operation, patch: operation }),
  ),
});

const operationsOf = async (site: Site) => {
  const { paths } = await fetchJson(site, path, OpenApi, types);
  return Object.entries(paths).flatMap(([at, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ name: `${method.toUpperCase()} ${at}`, ...operation }] : [];
    }),
  );
};

export const openapiSize: Check = {
  id: "openapi-size",
  title: "Size of openapi.json",
  run: async (site) => {
    const { length } = (await fetchDocument(site, path, types)).body;
    const fault = {
      found: `it has ${length} bytes`,
      fix: `Keep it below ${MAX_OPENAPI_BYTES} bytes; validators reject larger documents.`,
    };
    return passOrFail(length > MAX_OPENAPI_BYTES ? [fault] : [], `${length} bytes`);
  },
};

/** Assistants turn each operation into a tool: its id becomes the name, and its text says when to call it. */
export const openapiOperations: Check = {
  id: "openapi-operations",
  title: "Descriptions of operations",
  run: async (site) => {
    const operations = await operationsOf(site);
    const ids = operations.flatMap(({ operationId }) => operationId ?? []);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    const faults = [
      ...faultUnless(operations.length > 0, "there are no operations", "Build the site again."),
      ...operations
        .filter(({ operationId }) => !operationId)
        .map(({ name }) => ({ found: `${name} has no operationId`, fix: "Add an operationId." })),
      ...operations
        .filter(({ summary, description }) => !summary && !description)
        .map(({ name }) => ({ found: `${name} has neither summary nor description`, fix: "Add a summary." })),
      ...twice.map((id) => ({
        found: `the operationId ${id} occurs more than once`,
        fix: "Give each operation a unique id.",
      })),
    ];
    return passOrFail(faults, `${operations.length} operations`);
  },
};

export const openapiResponses: Check = {
  id: "openapi-responses",
  title: "Responses with schemas",
  run: async (site) => {
    const operations = await operationsOf(site);
    const faults = operations.flatMap(({ name, responses }) => {
      const good = Object.entries(responses).filter(([status]) => status.startsWith("2") || status === "default");
      const untyped = good.filter(
        ([status, { content = {} }]) => status !== "204" && !Object.values(content).some(({ schema }) => schema),
      );
      const fix = "Give each successful response content with a schema.";
      // One response with a schema is enough: an operation may also have a response without a body, such as 202.
      if (good.length > untyped.length) return [];
      return [{ found: `${name} has no response schema`, fix }];
    });
    return passOrFail(faults, `${operations.length} operations`);
  },
};
