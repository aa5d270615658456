import type { Experience } from "../../../contract/resources/portfolio/experience.ts";
import { isSelfEmployed } from "../../../portfolio/experience/self-employed.ts";

/** Whether the location of a position is the word `remote`. */
const isRemote = (location: string): boolean => /^remote(?:ly)?$/i.test(location.trim());

/**
 * Where somebody works, after the role: ` at Acme in Porto`, ` at Acme (remote)`, or `, self-employed in Porto` without a
 * company.
 */
export const workplace = ({ company, location }: Pick<Experience, "company" | "location">): string => {
  const at = isSelfEmployed(company) ? `, ${company.trim().toLowerCase()}` : ` at ${company}`;
  if (!location) return at;
  return isRemote(location) ? `${at} (remote)` : `${at} in ${location}`;
};
