import type { ApiVersion } from "./base.ts";
import { getDocsMcp, getMcp, postDocsMcp, postMcp } from "./operations/agents.ts";
import { getAsk, postAsk } from "./operations/ask.ts";
import {
  getApiIndex,
  getCallerClaims,
  getCallerIdentity,
  getClaim,
  getIdentity,
  getKeySet,
  getVersion1,
  getVersion2,
  listAgentEvents,
  mintIdentity,
  postAgentEvent,
  postClaim,
  postKey,
} from "./operations/credentials.ts";
import { getContact, getExperience, getJob, getProfile, listProjects, postContact } from "./operations/portfolio.ts";
import { getHealth, getSandbox, postBatch } from "./operations/service.ts";
import { endpoint, mirror, type Route } from "./route.ts";

const current: readonly Route[] = [
  getProfile,
  listProjects,
  getExperience,
  getContact,
  postContact,
  getJob,
  postBatch,
  getHealth,
  getSandbox,
  getAsk,
  postAsk,
  getMcp,
  postMcp,
  getDocsMcp,
  postDocsMcp,
  getIdentity,
  mintIdentity,
  getClaim,
  postClaim,
  postKey,
  listAgentEvents,
  postAgentEvent,
  getKeySet,
  getApiIndex,
  getVersion1,
  getVersion2,
  getCallerIdentity,
  getCallerClaims,
];

/** Every operation once, the v1 mirror after what it mirrors (specification, Endpoints). */
export const routes: readonly Route[] = [...current, ...current.filter((each) => each.mirrored).map(mirror)];

/** The index of endpoints that health gives. Inside the mirror it stays within the mirror (D11). */
export const endpointIndex = (version: ApiVersion): string[] =>
  routes.filter((each) => !each.mirrored || each.version === version).map(endpoint);
