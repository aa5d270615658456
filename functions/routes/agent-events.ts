import { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import { listAgentEvents, postAgentEvent } from "../../src/contract/operations/credentials.ts";
import { recentAgentEvents, recordAgentEvent } from "../auth/event-log.ts";
import type { KeyResolver } from "../auth/key-sets.ts";
import { createSecurityEventReceiver } from "../auth/security-event.ts";
import { isRevoked, type VerifyCredential } from "../auth/verify-credential.ts";
import { readBody } from "../http/body.ts";
import { defineOperation, type Operation } from "../http/operation.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext } from "../ports/request-state.ts";
import { requireStore } from "../stores/require-store.ts";
import { defineAction } from "./define-action.ts";

/** GET /api/agent/events. */
export const readAgentEvents = defineOperation(listAgentEvents, async ({ ports }, context) => ({
  json: JSON.stringify(await recentAgentEvents(ports, context)),
}));

/** POST with JSON revokes a credential of this service. An unknown token gets the same response (RFC 7009 §2.2). */
const revokeToken = (ports: Ports, verifyCredential: VerifyCredential): Operation => {
  const revoke = async (token: string, context: AppContext): Promise<void> => {
    const credential = await verifyCredential(token);
    if (!credential) return;
    const callStore = requireStore(ports, context);
    if (await callStore(() => isRevoked(credential, ports))) return;
    const { id, expiresAt } = credential;
    const until = expiresAt + (limits.credential.clockSkewSeconds + 1) * 1000;
    await callStore(() => ports.store.revoke(id, expiresAt, until));
    // The credential is revoked even if recording the event fails, which is logged.
    await recordAgentEvent("credential.revoked", credential, ports, context).catch((error) => {
      if (!(error instanceof ApiError)) throw error;
    });
  };
  return defineAction(postAgentEvent, async (_input, { token }, context) => {
    await revoke(token, context);
    return { json: JSON.stringify(await recentAgentEvents(ports, context)) };
  });
};

const SECURITY_EVENT_TYPE = /^application\/secevent\+jwt\s*(?:;|$)/i;

/** POST with a security event token of an identity provider (RFC 8935). */
const receiveSecurityEvent = (ports: Ports, resolveKeys: KeyResolver): Operation => {
  const receive = createSecurityEventReceiver(ports, resolveKeys);
  return defineOperation(postAgentEvent, async (_input, context) => {
    const text = new TextDecoder().decode(await readBody(context.req.raw, SECURITY_EVENT_TYPE));
    const error = await receive(text, context);
    return error ? { status: 400, raw: JSON.stringify(error) } : { status: 202, raw: "" };
  });
};

/** POST /api/agent/events. The Content-Type decides which of the two handlers runs. */
export const receiveAgentEvent = (
  ports: Ports,
  verifyCredential: VerifyCredential,
  resolveKeys: KeyResolver,
): Operation => {
  const revocation = revokeToken(ports, verifyCredential);
  const securityEvent = receiveSecurityEvent(ports, resolveKeys);
  return {
    route: postAgentEvent,
    createHandler: (_, version) => {
      const handleRevocation = revocation.createHandler(ports, version);
      const handleSecurityEvent = securityEvent.createHandler(ports, version);
      return (context) =>
        SECURITY_EVENT_TYPE.test(context.req.raw.headers.get("content-type")?.trim() ?? "")
          ? handleSecurityEvent(context)
          : handleRevocation(context);
    },
  };
};
