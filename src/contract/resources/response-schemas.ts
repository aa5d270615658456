import type * as z from "zod";
import type { ApiVersion } from "../base.ts";
import { Enveloped } from "../envelope.ts";
import { ApiIndex, Caller, IdentityInfo } from "./agents/agent.ts";
import { AgentEvents } from "./agents/agent-event.ts";
import { AskResponse } from "./agents/ask.ts";
import { ClaimInfo, KeyResponse, KeySet, TokenResponse } from "./agents/credential.ts";
import { MatchResult } from "./agents/match.ts";
import { McpInfo, McpRpcResult } from "./agents/mcp.ts";
import { BatchResult } from "./batch.ts";
import { Health } from "./health.ts";
import { ContactAccepted, JobStatus } from "./job.ts";
import { PortfolioBundle } from "./portfolio/bundle.ts";
import { ContactInfo } from "./portfolio/contact.ts";
import { ExperienceBundle } from "./portfolio/experience.ts";
import { Profile } from "./portfolio/profile.ts";
import { ProjectDetail, ProjectList } from "./portfolio/project.ts";
import { Sandbox } from "./sandbox.ts";

/**
 * The schemas of response bodies, by the names under which OpenAPI publishes them. Operations only name them: documents and
 * tests need the schemas, but the app sends files that the build wrote and bodies that the compiler checks, so the Worker
 * does not contain them.
 */
const responseSchemas = {
  AgentEvents,
  ApiIndex,
  AskResponse,
  BatchResult,
  Caller,
  ClaimInfo,
  ContactAccepted,
  ContactInfo,
  ExperienceBundle,
  Health,
  IdentityInfo,
  JobStatus,
  KeyResponse,
  KeySet,
  MatchResult,
  McpInfo,
  McpRpcResult,
  PortfolioBundle,
  Profile,
  ProjectDetail,
  ProjectList,
  Sandbox,
  TokenResponse,
} as const satisfies Record<string, z.ZodType>;

/** The name of the schema of a response. */
export type ResponseName = keyof typeof responseSchemas;

/** The body of a response. */
export type ResponseBody<Name extends ResponseName> = z.output<(typeof responseSchemas)[Name]>;

const enveloped = new Map<ResponseName, z.ZodType>();

/** The schema of a response of the current version; in the mirror, in the envelope (D11). */
export const responseSchema = <Name extends ResponseName>(name: Name, version: ApiVersion = "current"): z.ZodType => {
  if (version === "current") return responseSchemas[name];
  const known = enveloped.get(name) ?? Enveloped(responseSchemas[name], `${name}V1`);
  enveloped.set(name, known);
  return known;
};
