import { cleanText } from "../text-formats.ts";
import { countryName } from "./country-names.ts";

/** The members of `location` that the content has as one text. */
export interface Place {
  readonly city?: string;
  readonly region?: string;
  readonly countryCode?: string;
}

/** A place as one text, without parts that an earlier part has: "Berlin, Germany" for the city and state of Berlin. */
export const placeText = ({ city = "", region = "", countryCode = "" }: Place, language: string): string => {
  const code = cleanText(countryCode);
  const parts: string[] = [];
  for (const part of [cleanText(city), cleanText(region), code && countryName(code, language)]) {
    const said = parts.flatMap((earlier) => [earlier, ...earlier.split(", ")]).map((each) => each.toLowerCase());
    if (part !== "" && !said.includes(part.toLowerCase())) parts.push(part);
  }
  return parts.join(", ");
};
