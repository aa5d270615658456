import { randomBytes } from "node:crypto";
import { RegExpRouter } from "hono/router/reg-exp-router";
import * as z from "zod";
import { postClaim } from "../../../src/contract/operations/credentials.ts";
import { TokenResponse } from "../../../src/contract/resources/agents/credential.ts";
import { ErrorBody } from "../../../src/contract/resources/error.ts";
import { createApp } from "../../app.ts";
import type { LogEntry, Ports } from "../../ports/ports.ts";
import { etagOf } from "../node/etag.ts";
import { nodeKeys } from "../node/keys.ts";

/** Identity types of signed assertions. */
export const signedTypes = ["identity_assertion", "service_auth"] as const;
export type SignedType = (typeof signedTypes)[number];

/** The response of the claim endpoint to an assertion, and what only the operator learns about it. */
export type DryRunVerdict =
  | { readonly state: "accepted"; readonly scope: string; readonly identityType: string }
  /** `reason` and `detail` are those of the log. */
  | { readonly state: "refused"; readonly reason: string; readonly detail: string | undefined }
  /** The request is invalid, or the check failed. */
  | { readonly state: "failed"; readonly message: string; readonly hint: string };

/** The parts of a service that decide about an assertion. */
export type DryRunPorts = Pick<Ports, "trust" | "store" | "clock" | "fetchKeySet"> & { readonly site: string };

const RefusalEntry = z.object({ reason: z.string(), detail: z.string().optional() });

/**
 * Sends an assertion to the claim endpoint of an app in this process, and returns its verdict. The app logs to memory, and
 * its secret is random, so the token that it issues is valid nowhere.
 */
export const checkAssertion = async (
  assertion: string,
  identityType: SignedType | undefined,
  { site, store, ...ports }: DryRunPorts,
): Promise<DryRunVerdict> => {
  const log: LogEntry[] = [];
  const keys = nodeKeys([new Uint8Array(randomBytes(32))]);
  const app = createApp({
    ...ports,
    settings: { site, rateLimit: 1, servesFiles: false },
    assets: { read: () => undefined },
    store,
    counter: store,
    keys: () => keys,
    createRouter: () => new RegExpRouter(),
    etagOf,
    newId: () => "dry-run",
    clientAddress: () => "127.0.0.1",
    hostOf: () => new URL(site).host,
    log: (entry) => void log.push(entry),
  });
  const response = await app.request(postClaim.path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ assertion, identity_type: identityType }),
  });
  const refusal = log.find(({ event }) => event === "assertion_refused");
  if (refusal) {
    const { reason, detail } = RefusalEntry.parse(refusal);
    return { state: "refused", reason, detail };
  }
  const body: unknown = await response.json();
  if (response.ok) {
    const { scope = "", identity_type = "" } = TokenResponse.parse(body);
    return { state: "accepted", scope, identityType: identity_type };
  }
  const { message, hint } = ErrorBody.parse(body).error;
  return { state: "failed", message, hint };
};
