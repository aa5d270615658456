import { join } from "node:path";
import { styleText } from "node:util";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { defaultPort } from "../../../src/contract/base.ts";
import { postClaim } from "../../../src/contract/operations/credentials.ts";
import { printLine as print } from "../../../src/terminal/report.ts";
import { serviceType } from "../../auth/token-exchange.ts";
import { readTrust } from "../../auth/trust.ts";
import { readAgentTrust } from "../node/agent-trust.ts";
import { keySetFetcher } from "../node/fetch-key-set.ts";
import type { NodeSettings } from "../node/settings.ts";
import { checkAssertion, type DryRunPorts, type DryRunVerdict, type SignedType } from "./dry-run.ts";
import { dryRunStore, openReadOnly, stateElsewhere } from "./dry-run-store.ts";
import { startIssuer } from "./issuer.ts";
import { explainRefusal } from "./refusals.ts";
import { showValue } from "./transcript.ts";

/** The header and claims of an assertion, not verified. Members of a text that is not a JWT are missing. */
const decode = (assertion: string) => {
  try {
    return { header: { ...decodeProtectedHeader(assertion) }, claims: { ...decodeJwt(assertion) } };
  } catch {
    return { header: {}, claims: {} };
  }
};

/** Lines that say whether the service accepts an assertion, and if not, what to change. */
export const explainVerdict = (
  verdict: DryRunVerdict,
  assertion: string,
  type: SignedType | undefined,
  { site, trust, clock }: DryRunPorts,
): readonly string[] => {
  if (verdict.state === "accepted")
    return [
      `Accepted: the service would issue a token for ${verdict.identityType} with the scope ${verdict.scope}.`,
      "This check used nothing up: the assertion can still be exchanged once.",
    ];
  if (verdict.state === "failed") return [`Refused: ${verdict.message}`, `  Fix: ${verdict.hint}`];
  const { header, claims } = decode(assertion);
  const { found, fix } = explainRefusal(verdict.reason, {
    header,
    claims,
    type: type ?? (header.typ === serviceType ? "service_auth" : "identity_assertion"),
    site,
    trust,
    now: clock.now(),
    detail: verdict.detail,
  });
  return [
    `Refused: ${verdict.reason}`,
    `  Found: ${found}.`,
    `  Fix: ${fix}`,
    "The client gets 422 invalid_assertion without the reason; the log of the service has it.",
  ];
};

const explain = async (assertion: string, type: SignedType | undefined, ports: DryRunPorts): Promise<boolean> => {
  const { header, claims } = decode(assertion);
  print(`POST ${ports.site}${postClaim.path}, checked without sending it\n`);
  showValue("header of the assertion", header);
  showValue("claims, not verified", claims);
  const verdict = await checkAssertion(assertion, type, ports);
  const isAccepted = verdict.state === "accepted";
  const [result = "", ...lines] = explainVerdict(verdict, assertion, type, ports);
  print(["", styleText(isAccepted ? "green" : "yellow", result), ...lines].join("\n"));
  return isAccepted;
};

const clock = { now: Date.now };

/**
 * Explains whether the service with these settings accepts an assertion. Prints neither the assertion nor its signature.
 * @throws StartError if the trust settings are invalid.
 */
export const explainAssertion = async (
  assertion: string,
  type: SignedType | undefined,
  settings: NodeSettings,
): Promise<boolean> => {
  const site = settings.SITE_URL;
  const trust = readAgentTrust(settings, site);
  const state = settings.STORE_URL === undefined ? openReadOnly(join(settings.DATA_DIR, "state.db")) : stateElsewhere;
  try {
    if (state.problem) print(`Not checked: whether the assertion was used or revoked, because ${state.problem}.\n`);
    const ports = { site, trust, clock, store: dryRunStore(state.sql), fetchKeySet: keySetFetcher(site) };
    return await explain(assertion, type, ports);
  } finally {
    state.close();
  }
};

/** Explains what the demo sends, and whether a service that trusts its identity provider accepts it. */
export const explainDemo = async (): Promise<boolean> => {
  const site = `http://localhost:${defaultPort}`;
  const issuer = await startIssuer();
  try {
    const trust = readTrust({ issuers: [issuer.trusted] }, site);
    print(`The identity provider of the demo is at ${issuer.url}. A service trusts it with this AGENT_TRUST:\n`);
    showValue("AGENT_TRUST", { issuers: [issuer.trusted] });
    print("");
    return await explain(await issuer.mint(site), "identity_assertion", {
      site,
      trust,
      clock,
      store: dryRunStore(() => []),
      fetchKeySet: keySetFetcher(site),
    });
  } finally {
    issuer.close();
  }
};
