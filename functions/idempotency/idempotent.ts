import { base64url } from "jose";
import { ApiError } from "../../src/contract/errors.ts";
import { limits, rateLimitsFor } from "../../src/contract/limits.ts";
import type { Mac } from "../crypto/keys.ts";
import { canonicalAddress, clientNetwork } from "../http/client-network.ts";
import { createPolicy, isExceeded, rateLimitOf, type Usage } from "../http/rate-limit-policy.ts";
import type { TextReply } from "../http/reply.ts";
import type { Attempt, Ports } from "../ports/ports.ts";
import { type AppContext, credentialOf } from "../ports/request-state.ts";
import { requireStore } from "../stores/require-store.ts";
import { seal, unseal } from "./seal.ts";

const SECONDS_PER_DAY = 86_400;
const { maxKeyLength, lifetimeSeconds, leaseSeconds } = limits.idempotency;

const inProgress = (): ApiError => new ApiError("idempotency_in_progress", { headers: { "Retry-After": "1" } });

/** Accepts a bare key and the quoted string of the IETF draft. Both forms are the same key (D7). */
const parseKey = (header: string): string => {
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  if (!/^[!-~]+$/.test(key) || key.length > maxKeyLength) throw new ApiError("invalid_idempotency_key");
  return key;
};

/**
 * Returns the owner of a key: the credential, or else the client address and User-Agent, which separates some of the
 * clients behind one address. Rate limits count an IPv6 network as one client, but several people may share it. While the
 * credential cannot be verified, the request is refused, because it could run once for each of the two.
 */
const callerOf = (context: AppContext, { clientAddress }: Ports): string => {
  if (context.get("requestState").credentialState?.state === "unverifiable")
    throw new ApiError("unavailable", { headers: { "Retry-After": "1" } });
  const anonymous = () => `${canonicalAddress(clientAddress(context))}\n${context.req.header("User-Agent") ?? ""}`;
  return credentialOf(context)?.id ?? anonymous();
};

const macOf = async (key: Mac, bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  base64url.encode(await key.sign(bytes));

const createAttempt = async (
  key: string,
  body: Uint8Array<ArrayBuffer>,
  names: Mac,
  context: AppContext,
  ports: Ports,
): Promise<Attempt> => {
  const scope = [context.req.method, context.req.path, callerOf(context, ports), key].join("\n");
  return {
    key: await macOf(names, new TextEncoder().encode(scope)),
    fingerprint: await macOf(names, body),
    owner: ports.newId(),
  };
};

/**
 * Adds to what is stored for the client's address, in KiB, so that no client fills the store for all others. A network of
 * IPv6 counts as one client, as for the rate limit.
 */
const countStored = async (
  kib: number,
  context: AppContext,
  { settings, counter, clock, clientAddress }: Ports,
): Promise<Usage> => {
  const policy = createPolicy("stored", rateLimitsFor(settings.rateLimit).storedKibPerDay, SECONDS_PER_DAY);
  const key = `stored/${clientNetwork(clientAddress(context))}`;
  return { policy, counted: await counter.count(key, policy.windowMs, clock.now(), kib) };
};

/** @throws ApiError `rate_limited` if too much is stored for the client's address. */
const refuseIfFull = (stored: Usage, now: number): void => {
  if (!isExceeded(stored)) return;
  throw new ApiError("rate_limited", {
    message: "Too many responses are stored for this IP address.",
    hint: "Send the request without an Idempotency-Key, or wait the number of seconds in Retry-After.",
    headers: { "Retry-After": rateLimitOf(stored, now).reset },
  });
};

/**
 * Runs a request with an Idempotency-Key at most once, and replays its response to retries (D7). Stored responses are
 * encrypted, and stored keys and bodies are MACs.
 * @throws ApiError if the key is invalid, in use or was used with another body, if too much is stored for the client, or
 * if the store fails.
 */
export const idempotent = async (
  context: AppContext,
  ports: Ports,
  body: Uint8Array<ArrayBuffer>,
  run: () => Promise<TextReply>,
): Promise<TextReply> => {
  const header = context.req.raw.headers.get("idempotency-key");
  if (header === null) return run();
  const key = parseKey(header);
  const { names, responses } = await ports.keys();
  const attempt = await createAttempt(key, body, names, context, ports);
  const { store, clock } = ports;
  const callStore = requireStore(ports, context);

  const result = await callStore(() => store.begin(attempt, leaseSeconds * 1000, clock.now()));
  if (result.state === "reused") throw new ApiError("idempotency_key_reused");
  if (result.state === "running") throw inProgress();
  if (result.state === "finished") {
    const reply = await unseal(responses, attempt.key, result.response);
    return { ...reply, headers: { ...reply.headers, "Idempotent-Replay": "true" } };
  }
  try {
    // What has run must be answered, so the least that a response takes is counted before, and the rest without a limit.
    refuseIfFull(await callStore(() => countStored(1, context, ports)), clock.now());
    const reply = await run();
    const sealed = await seal(responses, attempt.key, reply);
    if (sealed.length > 1024) await callStore(() => countStored(Math.ceil(sealed.length / 1024) - 1, context, ports));
    const until = clock.now() + lifetimeSeconds * 1000;
    // A response that was not saved must not be sent, because a retry would run the request again.
    if (!(await callStore(() => store.finish(attempt, sealed, until)))) throw inProgress();
    return reply;
  } catch (error) {
    // Errors are not saved. If this call fails too, the lease releases the key.
    await callStore(() => store.abandon(attempt)).catch(() => {});
    throw error;
  }
};
