import { limits } from "../../src/contract/limits.ts";
import type { AgentEvent, AgentEvents } from "../../src/contract/resources/agent-event.ts";
import { eventsHint } from "../../src/portfolio/resources.ts";
import { toBase64url } from "../base64url.ts";
import type { AppContext } from "../environment.ts";
import type { Ports } from "../ports.ts";
import { randomBytes } from "../random.ts";
import { exactly } from "../stores/exactly.ts";
import type { Credential } from "./credential.ts";

const log = "agent-events";

/** Tells one subject from another, and nothing else about it. */
const fingerprintOf = async (subject: string, { keys }: Pick<Ports, "keys">): Promise<string> => {
  const { names } = await keys();
  return toBase64url((await names.sign(new TextEncoder().encode(`subject\n${subject}`))).subarray(0, 15));
};

type Needs = Pick<Ports, "keys" | "clock" | "store" | "log">;

/**
 * Writes an event down; what is not in the list does not happen.
 * @throws ApiError `unavailable`.
 */
export const record = async (
  type: AgentEvent["type"],
  { identityType, subject }: Pick<Credential, "identityType" | "subject">,
  ports: Needs,
  context: AppContext,
): Promise<void> => {
  const event: AgentEvent = {
    id: `event_${toBase64url(randomBytes(12))}`,
    type,
    identity_type: identityType,
    subject: await fingerprintOf(subject, ports),
    at: new Date(ports.clock.now()).toISOString(),
  };
  await exactly(ports, context)(() => ports.store.append(log, JSON.stringify(event), limits.agentEvents.kept));
};

/**
 * The latest events.
 * @throws ApiError `unavailable`.
 */
export const recent = async (ports: Needs, context: AppContext): Promise<AgentEvents> => {
  const entries = await exactly(ports, context)(() => ports.store.entries(log));
  return { events: entries.map((entry) => JSON.parse(entry) as AgentEvent), hint: eventsHint };
};
