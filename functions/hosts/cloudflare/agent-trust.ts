import { nobody, readTrust, type Trust, TrustError } from "../../agent/trust.ts";
import { ConfigurationError, type WorkerSettings } from "./settings.ts";

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message would quote the text.
    throw new TrustError(["expected JSON, and found none"]);
  }
};

/**
 * Whom the operator trusts to vouch for agents; nobody unless it is said. The variable is JSON, or text of it.
 * @throws ConfigurationError with every mistake.
 */
export const agentTrust = ({ AGENT_TRUST }: Pick<WorkerSettings, "AGENT_TRUST">, site: string): Trust => {
  if (AGENT_TRUST === undefined || AGENT_TRUST === "") return nobody;
  try {
    return readTrust(typeof AGENT_TRUST === "string" ? parsed(AGENT_TRUST) : AGENT_TRUST, site);
  } catch (error) {
    if (!(error instanceof TrustError)) throw error;
    throw new ConfigurationError(error.mistakes.map((mistake) => `AGENT_TRUST: ${mistake}.`).join(" "));
  }
};
