import { laidOut } from "../../portfolio/curl.ts";
import {
  credentialHeaders,
  keepCredential,
  keptCredential,
  onCredential,
  showCredential,
} from "../shared/credential.ts";
import { part } from "../shared/part.ts";
import { jsonOf } from "../shared/send.ts";
import { openStep } from "./step.ts";

/** The credential in an answer, by either of its names. */
const issuedIn = (body: unknown): string | undefined => {
  if (typeof body !== "object" || body === null) return undefined;
  const { api_key: key, access_token: token } = body as { api_key?: unknown; access_token?: unknown };
  return [key, token].find((each) => typeof each === "string");
};

/** Gets a credential, uses it, ends it, and shows that it ended. */
export const openCredential = (): void => {
  let path = "";
  let revoked: string | undefined;
  openStep("get-credential", {
    request: (field) => ({ method: "POST", path: field("kind") }),
    onAnswer: (outcome) => {
      const issued = issuedIn(jsonOf(outcome));
      if (issued !== undefined) keepCredential(issued);
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
    meaning: (outcome) => (outcome?.status === 401 ? "Refused, as it should be." : undefined),
  });
  const revoke = openStep("revoke-credential", {
    request: () => {
      const token = keptCredential();
      if (token === undefined) return "Get a credential first.";
      const headers = { "Content-Type": "application/json" };
      return { method: "POST", path: "/api/agent/events", headers, body: laidOut({ event: "revoke", token }) };
    },
    onAnswer: (outcome) => {
      if (outcome?.status !== 200) return;
      revoked = keptCredential();
      keepCredential(undefined);
      refused.refresh();
    },
  });
  openStep("list-events", { request: () => ({ method: "GET", path: "/api/agent/events" }) });
  let known: string | undefined;
  onCredential(() => {
    const last = known;
    known = keptCredential();
    // The command with what was revoked stays: the answer below it is to that.
    if (known !== undefined || last !== revoked) use.refresh();
    if (known !== undefined) revoke.refresh();
  });
  const place = part(document, "[data-credential]", HTMLElement);
  showCredential(place);
  place.classList.remove("awaited");
};
