import * as z from "zod";
import { type Check, judged } from "../check.ts";
import { documentAt, jsonAt } from "../documents.ts";
import type { Site } from "../site.ts";

const path = "/openapi.json";
const types = ["application/json", "application/vnd.oai.openapi+json"];
/** Bytes that readers still validate. */
const most = 1_000_000;

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
  const { paths } = await jsonAt(site, path, OpenApi, types);
  return Object.entries(paths).flatMap(([at, item]) =>
    methods.flatMap((method) => {
      const its = item[method];
      return its ? [{ name: `${method.toUpperCase()} ${at}`, ...its }] : [];
    }),
  );
};

export const openapiSize: Check = {
  id: "openapi-size",
  title: "Size of openapi.json",
  run: async (site) => {
    const { length } = (await documentAt(site, path, types)).body;
    const fault = { found: `it has ${length} bytes`, fix: `Keep to ${most}; readers give up on more.` };
    return judged(length > most ? [fault] : [], `${length} bytes`);
  },
};

/** An assistant makes a tool of each operation: its id is the name, and its text says when to call it. */
export const openapiOperations: Check = {
  id: "openapi-operations",
  title: "Operations described",
  run: async (site) => {
    const operations = await operationsOf(site);
    const ids = operations.flatMap(({ operationId }) => operationId ?? []);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    const faults = [
      ...(operations.length === 0 ? [{ found: "there are none", fix: "Build the site again." }] : []),
      ...operations
        .filter(({ operationId }) => !operationId)
        .map(({ name }) => ({ found: `${name} has no operationId`, fix: "Name it." })),
      ...operations
        .filter(({ summary, description }) => !summary && !description)
        .map(({ name }) => ({ found: `${name} has neither summary nor description`, fix: "Say what it does." })),
      ...twice.map((id) => ({ found: `the operationId ${id} stands twice`, fix: "Name each operation otherwise." })),
    ];
    return judged(faults, `${operations.length} operations`);
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
      // An operation may have an answer without a body beside one that has it, such as 202 for what is only taken.
      if (good.length > untyped.length) return [];
      return [{ found: `${name} says nothing of what it answers`, fix }];
    });
    return judged(faults, `${operations.length} operations`);
  },
};
