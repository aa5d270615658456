import { readFileSync } from "node:fs";
import { parse as locate } from "@humanwhocodes/momoa";
import { pluralize } from "../../../src/contract/text/pluralize.ts";
import { readTrust, TrustError } from "../../auth/trust.ts";
import { emptyTrust, type Trust } from "../../ports/trust.ts";
import type { NodeSettings } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** Describes the position of a JSON syntax error without quoting the text, which may contain a key. */
const locateSyntaxError = (text: string): string => {
  try {
    locate(text);
    return "invalid JSON";
  } catch (error) {
    const { line, column } = error as Error & { line: number; column: number };
    return `invalid JSON at line ${line}, column ${column}`;
  }
};

const parseTrustJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new TrustError([locateSyntaxError(text)]);
  }
};

const read = (name: string, text: string, site: string): Trust => {
  try {
    return readTrust(parseTrustJson(text), site);
  } catch (error) {
    if (!(error instanceof TrustError)) throw error;
    throw new StartError(error.issues.map((issue) => `${name}: ${issue}.`).join("\n"));
  }
};

const readFile = (name: string, file: string): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    throw new StartError(`${name} cannot be read: ${(error as Error).message}.`);
  }
};

/**
 * Reads the trusted identity providers and clients from the environment. By default there are none.
 * @throws StartError with all issues.
 */
export const readAgentTrust = (
  { AGENT_TRUST, AGENT_TRUST_FILE }: Pick<NodeSettings, "AGENT_TRUST" | "AGENT_TRUST_FILE">,
  site: string,
): Trust => {
  if (AGENT_TRUST_FILE === undefined)
    return AGENT_TRUST === undefined ? emptyTrust : read("AGENT_TRUST", AGENT_TRUST, site);
  if (AGENT_TRUST !== undefined)
    throw new StartError("AGENT_TRUST and AGENT_TRUST_FILE are both set; expected only one of them.");
  const name = `AGENT_TRUST_FILE ${AGENT_TRUST_FILE}`;
  return read(name, readFile(name, AGENT_TRUST_FILE), site);
};

const unlessNone = (count: number, noun: string): string[] => (count === 0 ? [] : [pluralize(count, noun)]);

/** The line about agent trust that the host prints at the start. */
export const describeTrust = ({ issuers, clients }: Trust): readonly string[] => {
  const trusted = [...unlessNone(issuers.size, "issuer"), ...unlessNone(clients.size, "client")].join(" and ");
  return trusted === "" ? [] : [`Accepts agent assertions from ${trusted}.`];
};
