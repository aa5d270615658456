import { protectedResourcePath } from "../../../../contract/site/discovery.ts";
import { type Check, faultUnless, passOrFail, serviceOnly } from "../../check.ts";
import { authorizationServerMetadata } from "../../documents/auth-documents.ts";
import { brokenLinks, fetchText, pathOnSite } from "../../documents/documents.ts";

/** A 401 response links to the metadata that says how to get a credential (RFC 9728 §5.1). */
export const challenge: Check = {
  id: "auth-challenge",
  title: "401 challenge",
  run: serviceOnly(async (site) => {
    const { status, headers } = await site.get("/api");
    const fix = "Forward /api to the app, and make sure that no proxy removes WWW-Authenticate.";
    const challengeHeader = headers.get("www-authenticate") ?? "";
    const [, metadata] = /^Bearer\b.*\bresource_metadata="([^"]+)"/i.exec(challengeHeader) ?? [];
    const dead = metadata ? await brokenLinks(site, [metadata]) : [];
    const faults = [
      ...faultUnless(status === 401, `/api returns ${status} without a credential`, fix),
      ...faultUnless(
        metadata !== undefined,
        challengeHeader ? `WWW-Authenticate is ${challengeHeader}` : "there is no WWW-Authenticate",
        fix,
      ),
      ...dead.map((found) => ({ found, fix })),
    ];
    return passOrFail(faults, metadata ?? "");
  }),
};

/** The guide for agents contains the URLs of the metadata. */
export const authMd: Check = {
  id: "auth-md",
  title: "auth.md",
  run: async (site) => {
    const path = "/auth.md";
    const text = await fetchText(site, path, ["text/markdown", "text/plain"]);
    const { register_uri, claim_uri, revocation_uri } = (await authorizationServerMetadata(site)).agent_auth;
    const missing = [register_uri, claim_uri, revocation_uri, protectedResourcePath].filter(
      (url) => !text.includes(pathOnSite(site, url) ?? url),
    );
    const faults = [
      ...faultUnless(
        text.startsWith("# ") || text.startsWith("---\n"),
        "it does not start with a title",
        "Start with a line such as `# Credentials`.",
      ),
      ...missing.map((url) => ({ found: `it does not mention ${url}`, fix: "Add the URLs from the metadata." })),
    ];
    return passOrFail(faults, `${text.length} characters`);
  },
};
