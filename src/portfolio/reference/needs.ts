import { mintIdentity } from "../../contract/operations/credentials.ts";
import { postContact } from "../../contract/operations/portfolio.ts";
import type { Route } from "../../contract/route.ts";
import { requests } from "../requests.ts";

/** What a call takes from the answer of an earlier one, so that its example runs as it is copied. */
export interface Need {
  /** The variable that holds it; of a parameter in the path, its name. */
  readonly name: string;
  /** The earlier call, a POST, and the body that it sends where it needs one. */
  readonly from: Pick<Route, "path">;
  readonly body?: unknown;
  /** Where in the answer it is. */
  readonly member: string;
  /** What the example does about it, in a sentence. */
  readonly told: string;
}

const job: Need = {
  name: "id",
  from: postContact,
  body: requests[postContact.operationId],
  member: "job_id",
  told: "The example sends an inquiry first and asks for its job.",
};

const token: Need = {
  name: "token",
  from: mintIdentity,
  member: "access_token",
  told: "The example gets a demo token first.",
};

const needs = new Map([job, token].map((need) => [need.name, need]));

/**
 * What an operation takes from earlier calls.
 *
 * @throws Error where its path has a parameter that nothing here gives: then its example would not run.
 */
export const needsOf = ({ path, params, guarded }: Pick<Route, "path" | "params" | "guarded">): readonly Need[] =>
  [...Object.keys(params?.shape ?? {}), ...(guarded ? [token.name] : [])].map((name) => {
    const need = needs.get(name);
    if (!need) throw new Error(`no example says where the ${name} of ${path} comes from`);
    return need;
  });
