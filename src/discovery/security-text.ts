import type { Portfolio } from "../content/content.ts";
import { documents } from "../contract/site/documents.ts";

/** `/.well-known/security.txt` (RFC 9116), or undefined if the content has no security contact. */
export const securityText = (
  { site: { security, language } }: Pick<Portfolio, "site">,
  site: string,
): string | undefined =>
  security &&
  [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}T00:00:00Z`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${site}${documents.security}`,
    "",
  ].join("\n");
