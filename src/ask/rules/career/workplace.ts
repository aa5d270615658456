import type { Experience } from "../../../contract/resources/portfolio/experience.ts";
import { isSelfEmployed } from "../../../portfolio/experience/self-employed.ts";
import type { Phrases } from "../../sentences/phrases.ts";

/** Matches what owners write instead of a place, in the languages that have texts. */
const remote =
  /^(?:remote(?:ly)?|ortsunabhängig|à distance|télétravail|remoto|en remoto|a distancia|a distância|op afstand|thuis|リモート|عن بُ?عد)$/iu;

const isRemote = (location: string): boolean => remote.test(location.trim());

/**
 * Where somebody works, after the role: ` at Acme in Porto`, ` at Acme (remote)`, or `, self-employed in Porto` without a
 * company.
 */
export const workplace = (
  { company, location }: Pick<Experience, "company" | "location">,
  { fill }: Phrases,
): string => {
  const place = isSelfEmployed(company)
    ? fill("phrases.place.selfEmployed", { company: company.trim().toLowerCase() })
    : fill("phrases.place.at", { company });
  if (!location) return place;
  return isRemote(location) ? fill("phrases.place.remote", { place }) : fill("phrases.place.in", { place, location });
};
