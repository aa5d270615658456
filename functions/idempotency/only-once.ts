import { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import { toBase64url } from "../base64url.ts";
import { type AppContext, credentialOf } from "../environment.ts";
import type { Mac } from "../keys.ts";
import { networkOf } from "../network.ts";
import type { Attempt, Ports } from "../ports.ts";
import type { TextReply } from "../reply.ts";
import { exactly } from "../stores/exactly.ts";
import { seal, unseal } from "./seal.ts";

const { keyLength, lifetime, lease } = limits.idempotency;

/** A bare key or the quoted string of the header's draft; both are the same key (D7). */
const keyOf = (header: string): string => {
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  if (!/^[!-~]+$/.test(key) || key.length > keyLength) throw new ApiError("invalid_idempotency_key");
  return key;
};

const nameOf = async (key: Mac, bytes: Uint8Array<ArrayBuffer>): Promise<string> => toBase64url(await key.sign(bytes));

/**
 * Whose key it is: the credential's, else the client's. Where it cannot be told whether the credential is valid the
 * request has to wait, or it could run once for each.
 */
const callerOf = (context: AppContext, { clientAddress }: Ports): string => {
  if (context.get("exchange").presented?.state === "unverifiable")
    throw new ApiError("unavailable", { headers: { "Retry-After": "1" } });
  return credentialOf(context)?.id ?? networkOf(clientAddress(context));
};

/**
 * Runs a request that carries an Idempotency-Key at most once, and gives its kept answer to whoever sends it again (D7).
 * What is kept is sealed, and the names under which it is kept tell nothing.
 * @throws ApiError when the key cannot be used, is taken, or the store does not answer.
 */
export const onlyOnce = async (
  context: AppContext,
  ports: Ports,
  body: Uint8Array<ArrayBuffer>,
  work: () => Promise<TextReply>,
): Promise<TextReply> => {
  const header = context.req.raw.headers.get("idempotency-key");
  if (header === null) return work();
  const key = keyOf(header);
  const { names, answers } = await ports.keys();
  const scope = [context.req.method, context.req.path, callerOf(context, ports), key].join("\n");
  const attempt: Attempt = {
    key: await nameOf(names, new TextEncoder().encode(scope)),
    fingerprint: await nameOf(names, body),
    owner: ports.newId(),
  };
  const { store, clock } = ports;
  const exact = exactly(ports, context);

  const begun = await exact(() => store.begin(attempt, lease * 1000, clock.now()));
  if (begun.state === "reused") throw new ApiError("idempotency_key_reused");
  if (begun.state === "running") throw new ApiError("idempotency_in_progress", { headers: { "Retry-After": "1" } });
  if (begun.state === "finished") {
    const reply = await unseal(answers, attempt.key, begun.answer);
    return { ...reply, headers: { ...reply.headers, "Idempotent-Replay": "true" } };
  }
  try {
    const reply = await work();
    const sealed = await seal(answers, attempt.key, reply);
    const now = clock.now();
    // An answer that was not kept must not be given: a retry would run again.
    const isKept = await exact(() => store.finish(attempt, sealed, now + lifetime * 1000));
    if (!isKept) throw new ApiError("idempotency_in_progress", { headers: { "Retry-After": "1" } });
    return reply;
  } catch (error) {
    // Errors are not kept. Where this fails too, the lease ends by itself.
    await exact(() => store.abandon(attempt)).catch(() => {});
    throw error;
  }
};
