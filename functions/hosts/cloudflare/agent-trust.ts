import { nobody, readTrust, readTrustText, type Trust, TrustError } from "../../agent/trust.ts";
import { ConfigurationError, type WorkerSettings } from "./settings.ts";

/**
 * Whom the operator trusts to vouch for agents; nobody unless it is said. The variable is JSON, or text of it.
 * @throws ConfigurationError with every mistake.
 */
export const agentTrust = ({ AGENT_TRUST }: Pick<WorkerSettings, "AGENT_TRUST">, site: string): Trust => {
  if (AGENT_TRUST === undefined || AGENT_TRUST === "") return nobody;
  try {
    return typeof AGENT_TRUST === "string" ? readTrustText(AGENT_TRUST, site) : readTrust(AGENT_TRUST, site);
  } catch (error) {
    if (!(error instanceof TrustError)) throw error;
    throw new ConfigurationError(error.mistakes.map((mistake) => `AGENT_TRUST: ${mistake}.`).join(" "));
  }
};
