import * as z from "zod";
import { limits } from "../limits.ts";
import { AgentEvent } from "../resources/agents/agent-event.ts";
import { AskForm, AskInput, AskLanguage, AskMeta, AskResult } from "../resources/agents/ask.ts";
import { OAuthError, PublicKey } from "../resources/agents/credential.ts";
import { MatchEvidence, MatchedRequirement } from "../resources/agents/match.ts";
import { BatchEntry } from "../resources/batch.ts";
import { ErrorBody, ErrorBodyV1, ErrorDetail } from "../resources/error.ts";
import { JobCheck, JobResult } from "../resources/job.ts";
import {
  Award,
  Certificate,
  Interest,
  Publication,
  Reference,
  SpokenLanguage,
  Talk,
  Volunteer,
} from "../resources/portfolio/career.ts";
import { Education, Experience, Hackathon, SkillGroup } from "../resources/portfolio/experience.ts";
import { Fallbacks, withoutLanguageMembers } from "../resources/portfolio/fallbacks.ts";
import { FaqEntry } from "../resources/portfolio/faq.ts";
import { PartialDate } from "../resources/portfolio/partial-date.ts";
import { Picture } from "../resources/portfolio/picture.ts";
import { Project } from "../resources/portfolio/project.ts";
import { responseSchema } from "../resources/response-schemas.ts";
import type { Route } from "../route.ts";
import type { OpenApiObject } from "./headers.ts";

/**
 * The name of a published schema.
 * @throws Error if it has none, because references to it would lead nowhere
 */
const nameOf = (schema: z.ZodType): string => {
  const { id } = z.globalRegistry.get(schema) ?? {};
  if (id) return id;
  const members = schema instanceof z.ZodObject ? ` with the members ${Object.keys(schema.shape).join(", ")}` : "";
  throw new Error(
    `the OpenAPI document cannot refer to a schema${members}, because it has no name. Add .meta({ id: "…" }) to it`,
  );
};

/** A reference to a published schema. */
export const schemaRef = (schema: z.ZodType) => ({ $ref: `#/components/schemas/${nameOf(schema)}` });

/** The schema of a JSON body. A JSON-RPC request body can be a message or a batch of messages (D9). */
export const bodySchema = ({ rpc, method }: Pick<Route, "rpc" | "method">, schema: z.ZodType): OpenApiObject => {
  const items = schemaRef(schema);
  return rpc && method === "post"
    ? { oneOf: [items, { type: "array", minItems: 1, maxItems: limits.mcp.maxBatchMessages, items }] }
    : items;
};

/** The languages of operations, if there are several (D18). */
export const languagesOf = (routes: readonly Route[]): readonly string[] | undefined =>
  routes.find(({ languages }) => languages)?.languages;

/** The schemas with the language of a question, which only a portfolio in several languages takes (D18). */
const withQuestionLanguage = (published: Readonly<Record<string, OpenApiObject>>): OpenApiObject => {
  const { properties: language } = z.toJSONSchema(AskLanguage);
  const added = [AskInput, AskForm].flatMap((schema) => {
    const id = nameOf(schema);
    const found = published[id];
    return found ? [[id, { ...found, properties: { ...(found.properties as object), ...language } }]] : [];
  });
  return { ...published, ...Object.fromEntries(added) };
};

/** Removes the range of safe integers, which zod gives to whole numbers without limits. */
const withoutSafeRange = (schema: z.core.JSONSchema.BaseSchema): void => {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
};

/** Named schemas, each published once and referenced elsewhere. */
export const schemas = (routes: readonly Route[]): OpenApiObject => {
  const registry = z.registry<{ id?: string | undefined }>();
  const nested = [
    ...[ErrorBody, ErrorBodyV1, ErrorDetail],
    ...[Picture, Project, PartialDate, Experience, Hackathon, SkillGroup, Education, FaqEntry],
    ...[Volunteer, Award, Certificate, Publication, Talk, SpokenLanguage, Interest, Reference, Fallbacks],
    ...[
      JobCheck,
      JobResult,
      BatchEntry,
      AgentEvent,
      PublicKey,
      OAuthError,
      AskMeta,
      AskResult,
      MatchEvidence,
      MatchedRequirement,
    ],
  ];
  for (const schema of [
    ...nested,
    ...routes.flatMap(({ response, version, body, form, alternative }) => [
      responseSchema(response.schema, version),
      ...(body ? [body] : []),
      ...(form ? [form] : []),
      ...(alternative ? [alternative.failure] : []),
    ]),
  ])
    registry.add(schema, { ...z.globalRegistry.get(schema), id: nameOf(schema) });
  const document = z.toJSONSchema(registry, {
    io: "input",
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => withoutSafeRange(jsonSchema),
  });
  const published = Object.fromEntries(
    Object.entries(document.schemas)
      .map(([id, { $id, $schema, id: _, ...schema }]) => [id, schema] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  if (languagesOf(routes)) return withQuestionLanguage(published);
  const { Fallbacks: _, ...others } = published;
  return withoutLanguageMembers(others);
};
