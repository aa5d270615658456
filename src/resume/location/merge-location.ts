import { deepEqual, type JsonObject, withoutUndefined } from "../json-object.ts";
import { countryCode } from "./country-names.ts";
import { type Place, placeText } from "./place.ts";

/** Languages in which an import can have written the name of a country. */
const languages = [
  "en",
  "de",
  "es",
  "fr",
  "nl",
  "pt",
  "ja",
  "ar",
  "zh",
  "ko",
  "el",
  "he",
  "th",
  "hy",
  "ka",
  "ru",
  "uk",
];

const textAt = (location: JsonObject, member: string): string =>
  typeof location[member] === "string" ? location[member] : "";

const placeOf = (location: JsonObject): Place => ({
  city: textAt(location, "city"),
  region: textAt(location, "region"),
  countryCode: textAt(location, "countryCode"),
});

/** The members of a text such as "Leith, Lothian, United Kingdom". `before` has the members that the former text had. */
const parsePlace = (text: string, before: Place, language: string): Place | undefined => {
  const parts = text.split(", ");
  const country = before.countryCode ? countryCode(parts.at(-1) ?? "", language) : undefined;
  if (before.countryCode && country === undefined) return undefined;
  const [city, region, ...more] = country === undefined ? parts : parts.slice(0, -1);
  if (more.length > 0 || (region !== undefined && !before.region)) return undefined;
  const place = withoutUndefined(city !== undefined && !before.city ? { region: city } : { city, region });
  const parsed = { ...place, ...(country && { countryCode: country }) };
  // Nothing may be lost: an import has to give the same text.
  return placeText(parsed, language) === text ? parsed : undefined;
};

/** The place in an edited location: in the members of the original one, if it has the same form. */
const editedPlace = (original: JsonObject, base: JsonObject, current: JsonObject): JsonObject => {
  const before = placeOf(original);
  const language = languages.find((each) => placeText(before, each) === base.city);
  const parsed = language && current.city ? parsePlace(textAt(current, "city"), before, language) : undefined;
  return parsed ? { ...parsed } : withoutUndefined({ city: current.city });
};

const ofPlace = ["city", "region", "countryCode"];

/** The location of a resume with the owner's changes. A new city is not in the former region or country. */
export const mergeLocation = (original: JsonObject, base: JsonObject, current: JsonObject): JsonObject => {
  const isMoved = !deepEqual(base.city, current.city);
  const kept = Object.entries(original).filter(
    ([member]) => !(isMoved && ofPlace.includes(member)) && deepEqual(base[member], current[member]),
  );
  const changed = Object.entries(current).filter(
    ([member, value]) => !ofPlace.includes(member) && !deepEqual(base[member], value),
  );
  const place = isMoved ? editedPlace(original, base, current) : {};
  return { ...Object.fromEntries(kept), ...place, ...Object.fromEntries(changed) };
};
