import type { Portfolio } from "./content.ts";

/**
 * What stands on the picture that services show where the site is shared, for those who do not see it.
 *
 * @example "On a card: Ada Muster. Pots that hold. Potter, Porto. ada.example.com"
 */
export const pictureText = ({ profile }: Pick<Portfolio, "profile">, site: string): string => {
  const { name, tagline, roles = [], location } = profile;
  const facts = [...roles, location].filter(Boolean).join(", ");
  return [`On a card: ${name}`, tagline?.replace(/\.$/, ""), facts, new URL(site).host].filter(Boolean).join(". ");
};
