import { documents } from "../../contract/documents.ts";
import type { Portfolio } from "../content.ts";

/** `/.well-known/security.txt` (RFC 9116): whom to tell of weaknesses; undefined where the owner names nobody. */
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
