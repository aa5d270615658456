import { base64url } from "jose";
import { limits } from "../../src/contract/limits.ts";
import type { AgentEvent, AgentEvents } from "../../src/contract/resources/agents/agent-event.ts";
import { eventsHint } from "../../src/portfolio/resources.ts";
import { randomBytes } from "../crypto/random.ts";
import type { Credential } from "../ports/credential.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext } from "../ports/request-state.ts";
import { requireStore } from "../stores/require-store.ts";

const log = "agent-events";

/** A keyed hash: distinguishes subjects without revealing them. */
const fingerprintOf = async (subject: string, { keys }: Pick<Ports, "keys">): Promise<string> => {
  const { names } = await keys();
  return base64url.encode((await names.sign(new TextEncoder().encode(`subject\n${subject}`))).subarray(0, 15));
};

type EventLogPorts = Pick<Ports, "keys" | "clock" | "store" | "log">;

/**
 * Adds an event to the log. Callers fail if this fails, so that nothing happens unrecorded.
 * @throws ApiError `unavailable`.
 */
export const recordAgentEvent = async (
  type: AgentEvent["type"],
  { identityType, subject }: Pick<Credential, "identityType" | "subject">,
  ports: EventLogPorts,
  context: AppContext,
): Promise<void> => {
  const event: AgentEvent = {
    id: `event_${base64url.encode(randomBytes(12))}`,
    type,
    identity_type: identityType,
    subject: await fingerprintOf(subject, ports),
    at: new Date(ports.clock.now()).toISOString(),
  };
  await requireStore(ports, context)(() => ports.store.append(log, JSON.stringify(event), limits.agentEvents.maxKept));
};

/**
 * Returns the latest events, newest first.
 * @throws ApiError `unavailable`.
 */
export const recentAgentEvents = async (ports: EventLogPorts, context: AppContext): Promise<AgentEvents> => {
  const entries = await requireStore(ports, context)(() => ports.store.entries(log));
  return { events: entries.map((entry) => JSON.parse(entry) as AgentEvent), hint: eventsHint };
};
