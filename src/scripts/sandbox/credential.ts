import { formatBody } from "../../guides/curl.ts";
import {
  credentialHeaders,
  onCredentialChange,
  showCredential,
  storeCredential,
  storedCredential,
} from "../shared/credential.ts";
import { requireElement } from "../shared/require-element.ts";
import { stringMember } from "../shared/string-member.ts";
import { openStep } from "./step.ts";

/** Connects the sandbox steps that get, use and revoke a credential, and shows the stored credential on the page. */
export const openCredential = (): void => {
  let path = "";
  let revoked: string | undefined;
  openStep("get-credential", {
    request: (field) => ({ method: "POST", path: field("kind") }),
    onResponse: (outcome) => {
      const issued = stringMember(outcome, "api_key") ?? stringMember(outcome, "access_token");
      if (issued !== undefined) storeCredential(issued);
    },
  });
  const use = openStep("use-credential", {
    asWritten: true,
    request: (field) => {
      path = field("path");
      return { method: "GET", path, headers: credentialHeaders() };
    },
  });
  const refused = openStep("refused-credential", {
    request: () =>
      revoked === undefined ? "Revoke a credential first." : { method: "GET", path, headers: { "x-api-key": revoked } },
    succeeded: (outcome) => outcome?.status === 401,
    meaning: (outcome) => (outcome?.status === 401 ? "Rejected, as expected." : undefined),
  });
  const revoke = openStep("revoke-credential", {
    request: () => {
      const token = storedCredential();
      if (token === undefined) return "Get a credential first.";
      const headers = { "Content-Type": "application/json" };
      return { method: "POST", path: "/api/agent/events", headers, body: formatBody({ event: "revoke", token }) };
    },
    onResponse: (outcome) => {
      if (outcome?.status !== 200) return;
      revoked = storedCredential();
      storeCredential(undefined);
      refused.refresh();
    },
  });
  openStep("list-events", { request: () => ({ method: "GET", path: "/api/agent/events" }) });
  let current: string | undefined;
  onCredentialChange(() => {
    const last = current;
    current = storedCredential();
    // Keep the command with the revoked credential: the response below belongs to it.
    if (current !== undefined || last !== revoked) use.refresh();
    if (current !== undefined) revoke.refresh();
    revoke.checkReady();
  });
  const container = requireElement(document, "[data-credential]", HTMLElement);
  showCredential(container);
  container.classList.remove("awaited");
};
