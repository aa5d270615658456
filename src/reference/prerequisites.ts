import { limits } from "../contract/limits.ts";
import { mintIdentity } from "../contract/operations/credentials.ts";
import { postContact } from "../contract/operations/portfolio.ts";
import type { Route } from "../contract/route.ts";
import { exampleBodies } from "../guides/example-requests.ts";

/** A value from an earlier response that an example needs, so that it runs when copied. */
export interface Prerequisite {
  /** The name of the variable, or of the path parameter. */
  readonly name: string;
  /** The earlier request, a POST, and its body if it needs one. */
  readonly from: Pick<Route, "path">;
  readonly body?: unknown;
  /** The response field with the value. */
  readonly field: string;
  /** How long to wait before the example, if the value is of no use earlier. */
  readonly waitSeconds?: number;
  /** A sentence about what the example does first. */
  readonly note: string;
}

const job: Prerequisite = {
  name: "id",
  from: postContact,
  body: exampleBodies[postContact.operationId],
  field: "job_id",
  waitSeconds: limits.job.processingSeconds,
  note: "The example first sends an inquiry to create a job, and waits until it is completed.",
};

const token: Prerequisite = {
  name: "token",
  from: mintIdentity,
  field: "access_token",
  note: "The example first gets a demo token.",
};

const prerequisites = new Map([job, token].map((need) => [need.name, need]));

/**
 * The prerequisites of an operation's example.
 *
 * @throws Error if a path parameter has no known source.
 */
export const prerequisitesOf = ({
  path,
  params,
  requiresAuth,
}: Pick<Route, "path" | "params" | "requiresAuth">): readonly Prerequisite[] =>
  [...Object.keys(params?.shape ?? {}), ...(requiresAuth ? [token.name] : [])].map((name) => {
    const need = prerequisites.get(name);
    if (!need) throw new Error(`no prerequisite provides {${name}} for the example of ${path}`);
    return need;
  });
