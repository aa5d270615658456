import { ApiError } from "../../src/contract/errors.ts";
import { postToken } from "../../src/contract/operations/credentials.ts";
import { hintOverride } from "../../src/contract/route.ts";
import type { KeyResolver } from "../auth/key-sets.ts";
import { createOAuthGrants, readTokenForm } from "../auth/oauth-grant.ts";
import { FORM_TYPE, readBody } from "../http/body.ts";
import { defineOperation, type Operation } from "../http/operation.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext } from "../ports/request-state.ts";
import { issueToken } from "./credentials.ts";

/** A client that authenticates with HTTP gets a challenge of the scheme that it used (RFC 6749 §5.2). */
const refuseHttpAuthentication = ({ req }: AppContext, { settings }: Ports): void => {
  if (/^basic(?: |$)/i.test(req.header("Authorization") ?? ""))
    throw new ApiError("unauthorized", {
      message: "The client was not authenticated.",
      ...hintOverride(postToken, "unauthorized"),
      headers: { "WWW-Authenticate": `Basic realm="${settings.site}"` },
    });
};

/** POST /api/agent/token: the token endpoint for OAuth clients (D19). */
export const token = (ports: Ports, resolveKeys: KeyResolver): Operation => {
  const grantFor = createOAuthGrants(ports, resolveKeys);
  return defineOperation(postToken, async (_input, context) => {
    const bytes = await readBody(context.req.raw, FORM_TYPE, postToken.hints.unsupported_media_type);
    refuseHttpAuthentication(context, ports);
    const grant = await grantFor(readTokenForm(new TextDecoder().decode(bytes)), context);
    // RFC 6749 §5.1 requires Pragma in addition to Cache-Control.
    return { ...(await issueToken(grant, ports, context)), headers: { Pragma: "no-cache" } };
  });
};
