import type { Experience } from "../../../contract/resources/portfolio/experience.ts";

/** Whether the location of a position is the word `remote`. */
const isRemote = (location: string): boolean => /^remote(?:ly)?$/i.test(location.trim());

/** What owners write as the company of work on their own account. */
const noCompany = /^(?:self[- ]employed|freelancer?)$/i;

/**
 * Where somebody works, after the role: ` at Acme in Porto`, ` at Acme (remote)`, or `, self-employed in Porto` without a
 * company.
 */
export const workplace = ({ company, location }: Pick<Experience, "company" | "location">): string => {
  const at = noCompany.test(company.trim()) ? `, ${company.trim().toLowerCase()}` : ` at ${company}`;
  if (!location) return at;
  return isRemote(location) ? `${at} (remote)` : `${at} in ${location}`;
};
