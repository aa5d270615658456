import { inject } from "vitest";
import { readTrust, type Trust } from "../../functions/agent/trust.ts";
import { createApp } from "../../functions/app.ts";
import type { LogEntry, Ports } from "../../functions/ports.ts";
import { portsWith } from "./ports.ts";
import { trusting } from "./providers.ts";

export const site = "https://ada.example.com";

/** Trust in those whom tests can sign for, as an operator writes it. */
export const writtenTrust = () => {
  const signers = inject("signers");
  return signers ? JSON.parse(trusting(signers)) : {};
};

/** A service in memory with a clock that is turned by hand, a log that is kept, and trust in those who can sign. */
export const exchange = (replaced: Partial<Ports> = {}) => {
  const log: LogEntry[] = [];
  const clock = { at: Date.now() };
  const trust: Trust = readTrust(writtenTrust(), site);
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
