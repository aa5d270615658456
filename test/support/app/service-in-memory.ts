import { inject } from "vitest";
import { createApp } from "../../../functions/app.ts";
import { readTrust } from "../../../functions/auth/trust.ts";
import type { LogEntry, Ports } from "../../../functions/ports/ports.ts";
import type { Trust } from "../../../functions/ports/trust.ts";
import { agentTrustOf } from "../auth/providers.ts";
import { portsWith } from "./ports.ts";

export const site = "https://ada.example.com";

/** The trust settings for the test signers, as an operator writes them. */
export const trustSettings = () => {
  const signers = inject("signers");
  return signers ? JSON.parse(agentTrustOf(signers)) : {};
};

/** An app in memory with a settable clock, a recorded log, and trust in the test signers. */
export const serviceInMemory = (replaced: Partial<Ports> = {}) => {
  const log: LogEntry[] = [];
  const clock = { at: Date.now() };
  const trust: Trust = readTrust(trustSettings(), site);
  const ports = portsWith({
    settings: { site, rateLimit: 1_000_000, servesFiles: false },
    clock: { now: () => clock.at },
    log: (entry) => void log.push(entry),
    trust,
    ...replaced,
  });
  const app = createApp(ports);
  const claim = async (
    assertion: unknown,
    identity_type?: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> =>
    app.request("/api/agent/claim", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ assertion, identity_type }),
    });
  return { app, ports, log, clock, claim };
};

/** The status of a response, and the code of its error. */
export const codeOf = async (response: Response): Promise<string> => {
  const body = (await response.json()) as { error?: { code: string } };
  return body.error ? `${response.status} ${body.error.code}` : String(response.status);
};
