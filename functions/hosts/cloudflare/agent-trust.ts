import { readTrust, TrustError } from "../../auth/trust.ts";
import { emptyTrust, type Trust } from "../../ports/trust.ts";
import { type WorkerSettings, WorkerSettingsError } from "./settings.ts";

const parseTrustJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The message of the parser would quote the text.
    throw new TrustError(["invalid JSON"]);
  }
};

/**
 * Reads the trusted identity providers and clients from AGENT_TRUST, a JSON value or JSON text. By default there are none.
 * @throws WorkerSettingsError with all issues.
 */
export const readAgentTrust = ({ AGENT_TRUST }: Pick<WorkerSettings, "AGENT_TRUST">, site: string): Trust => {
  if (AGENT_TRUST === undefined || AGENT_TRUST === "") return emptyTrust;
  try {
    return readTrust(typeof AGENT_TRUST === "string" ? parseTrustJson(AGENT_TRUST) : AGENT_TRUST, site);
  } catch (error) {
    if (!(error instanceof TrustError)) throw error;
    throw new WorkerSettingsError(error.issues.map((issue) => `AGENT_TRUST: ${issue}.`).join(" "));
  }
};
