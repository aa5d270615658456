import { readFileSync } from "node:fs";
import { parse as locate } from "@humanwhocodes/momoa";
import { nobody, readTrust, type Trust, TrustError } from "../../agent/trust.ts";
import type { NodeSettings } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** Where a text stops being JSON. Of the text itself no more than a character is told, for it may hold a key. */
const mistakeIn = (text: string): string => {
  try {
    locate(text);
    return "is no JSON";
  } catch (error) {
    const { line, column, message } = error as Error & { line: number; column: number };
    return `line ${line}, column ${column} is no JSON: ${message.replace(/ found\. \(.*\)$/, "").toLowerCase()}`;
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new TrustError([mistakeIn(text)]);
  }
};

const read = (name: string, text: string, site: string): Trust => {
  try {
    return readTrust(parsed(text), site);
  } catch (error) {
    if (!(error instanceof TrustError)) throw error;
    throw new StartError(error.mistakes.map((mistake) => `${name}: ${mistake}.`).join("\n"));
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
 * Whom the operator trusts to vouch for agents; nobody unless it is said.
 * @throws StartError with every mistake.
 */
export const agentTrust = (
  { AGENT_TRUST, AGENT_TRUST_FILE }: Pick<NodeSettings, "AGENT_TRUST" | "AGENT_TRUST_FILE">,
  site: string,
): Trust => {
  if (AGENT_TRUST_FILE === undefined)
    return AGENT_TRUST === undefined ? nobody : read("AGENT_TRUST", AGENT_TRUST, site);
  if (AGENT_TRUST !== undefined) throw new StartError("AGENT_TRUST and AGENT_TRUST_FILE are both set; expected one.");
  const name = `AGENT_TRUST_FILE ${AGENT_TRUST_FILE}`;
  return read(name, readFile(name, AGENT_TRUST_FILE), site);
};

const counted = (count: number, noun: string): string[] =>
  count === 0 ? [] : [`${count} ${noun}${count === 1 ? "" : "s"}`];

/** What the operator is told of it at the start. */
export const trustNews = ({ issuers, clients }: Trust): readonly string[] => {
  const whom = [...counted(issuers.size, "issuer"), ...counted(clients.size, "client")].join(" and ");
  return whom === "" ? [] : [`Trusts ${whom} to vouch for agents.`];
};
