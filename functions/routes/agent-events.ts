import { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import { listAgentEvents, postAgentEvent } from "../../src/contract/operations/credentials.ts";
import { act } from "../act.ts";
import { recent, record } from "../agent/event-log.ts";
import type { KeysOf } from "../agent/key-sets.ts";
import { isRevoked, type Recognize } from "../agent/presented.ts";
import { receiving } from "../agent/security-event.ts";
import { readBody } from "../body.ts";
import type { AppContext } from "../environment.ts";
import { handle, type Operation } from "../handle.ts";
import type { Ports } from "../ports.ts";
import { exactly } from "../stores/exactly.ts";

/** GET /api/agent/events. */
export const agentEvents = handle(listAgentEvents, async ({ ports }, context) => ({
  json: JSON.stringify(await recent(ports, context)),
}));

/** POST with JSON: ends a credential of ours. Whatever else is sent as one has the same answer (RFC 7009 §2.2). */
const reported = (ports: Ports, recognize: Recognize): Operation => {
  const end = async (token: string, context: AppContext): Promise<void> => {
    const credential = await recognize(token);
    if (!credential) return;
    const exact = exactly(ports, context);
    if (await exact(() => isRevoked(credential, ports))) return;
    const { id, expiresAt } = credential;
    const until = expiresAt + (limits.credential.skew + 1) * 1000;
    await exact(() => ports.store.revoke(id, expiresAt, until));
    // It has ended, whether or not that could be written down; the log says when not.
    await record("credential.revoked", credential, ports, context).catch((error) => {
      if (!(error instanceof ApiError)) throw error;
    });
  };
  return act(postAgentEvent, async (_input, { token }, context) => {
    await end(token, context);
    return { json: JSON.stringify(await recent(ports, context)) };
  });
};

const securityEvent = /^application\/secevent\+jwt\s*(?:;|$)/i;

/** POST with a security event token (RFC 8935). */
const received = (ports: Ports, keysOf: KeysOf): Operation => {
  const receive = receiving(ports, keysOf);
  return handle(postAgentEvent, async (_input, context) => {
    const text = new TextDecoder().decode(await readBody(context.req.raw, securityEvent));
    const error = await receive(text, context);
    return error ? { status: 400, plain: JSON.stringify(error) } : { status: 202, plain: "" };
  });
};

/** POST /api/agent/events: what is sent decides by which standard it is read. */
export const agentEvent = (ports: Ports, recognize: Recognize, keysOf: KeysOf): Operation => {
  const [json, token] = [reported(ports, recognize), received(ports, keysOf)];
  return {
    route: postAgentEvent,
    answer: (_, version) => {
      const [answerJson, answerToken] = [json.answer(ports, version), token.answer(ports, version)];
      return (context) =>
        securityEvent.test(context.req.raw.headers.get("content-type")?.trim() ?? "")
          ? answerToken(context)
          : answerJson(context);
    },
  };
};
