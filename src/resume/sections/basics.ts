import { ProfileFile } from "../../content/content.ts";
import { type FieldReader, fieldReader } from "../fields/field-reader.ts";
import { jsonPointer, quoteValue } from "../import-notes.ts";
import { isEmpty, isJsonObject, type JsonObject, nonEmpty, withoutUndefined } from "../json-object.ts";
import { placeText } from "../location/place.ts";
import { defineMapping } from "../mapping.ts";
import { spellings } from "../spellings/spellings.ts";
import { isHtml, textOfHtml } from "../text/html.ts";
import { accountName, cleanText, toUri } from "../text-formats.ts";

/** Networks with a key in the profile, and the URL prefix of their accounts. */
const networks = new Map<string, { readonly name: string; readonly home?: string }>([
  ["github", { name: "GitHub", home: "https://github.com/" }],
  ["linkedin", { name: "LinkedIn", home: "https://www.linkedin.com/in/" }],
  ["portfolio", { name: "Portfolio" }],
]);

const asProfile = (key: string, address: string | undefined): JsonObject[] => {
  const url = toUri(address);
  const network = networks.get(key);
  if (!url || !network || !/^https?:/.test(url)) return [];
  const username = network.home && accountName(url);
  return [{ network: network.name, ...(username && { username }), url }];
};

/** The key of the network whose accounts have URLs like this one. */
const networkOf = (url: string): string =>
  [...networks].find(([, { home }]) => home !== undefined && url.startsWith(home))?.[0] ?? "";

/** Networks whose name is in the address of every profile. */
const hostNames = new Map(
  Object.entries({
    "bsky.app": "Bluesky",
    "codepen.io": "CodePen",
    "dribbble.com": "Dribbble",
    "facebook.com": "Facebook",
    "gitlab.com": "GitLab",
    "instagram.com": "Instagram",
    "medium.com": "Medium",
    "orcid.org": "ORCID",
    "scholar.google.com": "Google Scholar",
    "stackoverflow.com": "Stack Overflow",
    "twitter.com": "Twitter",
    "x.com": "X",
    "youtube.com": "YouTube",
  }),
);

/** The name of a network that the resume does not name: from its host, or the host itself. */
const hostName = (url: string): string => {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
  return hostNames.get(host) ?? host;
};

/** A text or number as a text. Reports any other value that is not empty. */
const textOr = (value: unknown, report: (why: string) => void): string => {
  if (typeof value === "string" || typeof value === "number") return cleanText(String(value));
  if (!isEmpty(value)) report(`${quoteValue(value)} is not a text`);
  return "";
};

/** Profiles: the first of GitHub, LinkedIn and the portfolio by key, and the others as a list. */
const readProfiles = (fields: FieldReader): JsonObject => {
  const pages: Record<string, string> = {};
  const profiles: JsonObject[] = [];
  for (const [index, item] of fields.list("profiles").entries()) {
    if (isEmpty(item)) continue;
    const path = ["profiles", index];
    const profile = typeof item === "string" ? { url: item } : item;
    if (!isJsonObject(profile)) {
      fields.skipped(path, `${quoteValue(item)} is not an object`);
      continue;
    }
    const text = (member: string): string => textOr(profile[member], (why) => fields.skipped([...path, member], why));
    const key = text("network").toLowerCase() || networkOf(text("url"));
    const network = networks.get(key);
    const account = text("username").replace(/^@/, "");
    const home = network?.home && /^[\w.-]+$/.test(account) ? `${network.home}${account}` : "";
    const url = text("url") || home;
    const name = text("network") || hostName(url);
    if (!ProfileFile.shape.site.safeParse(url).success || url === "")
      fields.skipped(path, url === "" ? "no URL" : `${quoteValue(url)} is not an http or https URL`);
    else if (name === "") fields.skipped(path, "no network");
    else if (network && !Object.hasOwn(pages, key)) {
      pages[key] = url;
      fields.mapped(key, path);
    } else {
      const username = text("username");
      fields.mapped(`profiles[${profiles.length}]`, path);
      profiles.push({ network: name, ...(username && { username }), url });
    }
  }
  return { ...pages, profiles: nonEmpty(profiles) };
};

/** The location, which is public, and the street address and postal code, which are private (D16). */
const readLocation = (fields: FieldReader, language: string): JsonObject => {
  const given = fields.value("location");
  if (!isJsonObject(given)) return withoutUndefined({ location: fields.text("location") });
  const reader = fieldReader(given, { pointer: "", file: "", key: "" }, spellings.location);
  const text = (member: string): string =>
    textOr(reader.value(member), (why) => fields.skipped(["location", member], why));
  const place = { city: text("city"), region: text("region"), countryCode: text("countryCode") };
  const location = placeText(place, language);
  if (location !== "") fields.mapped("location", "location");
  const inner = { address: text("address") || undefined, postalCode: text("postalCode") || undefined };
  for (const [name, value] of Object.entries(inner)) if (value) fields.mapped(name, ["location", name]);
  reader.skipRest();
  for (const note of reader.notes) if ("why" in note) fields.skipped(["location", note.pointer.slice(1)], note.why);
  return { location: location || undefined, ...inner };
};

/** The members that can name a photo: that of JSON Resume, and its name before version 1. */
const photoMembers = ["image", ...spellings.basics.image] as const;

/** Pointers to these members, which notes about the photo have. */
export const photoPointers: readonly string[] = photoMembers.map((member) => jsonPointer("/basics", member));

/** The address of the photo in `basics`. */
export const photoOf = (basics: JsonObject): string | undefined =>
  photoMembers.map((member) => basics[member]).find((value) => typeof value === "string" && value.trim() !== "") as
    | string
    | undefined;

/** Maximum length of a summary that is used as the tagline, in UTF-16 units. */
const MAX_TAGLINE_LENGTH = 200;
const fitsTagline = (text: string): boolean => text.length <= MAX_TAGLINE_LENGTH && !text.includes("\n");

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** The tagline, which is one short line; a longer summary is the text about the person, and its first sentence the tagline. */
const readSummary = (fields: FieldReader): JsonObject => {
  const written = fields.value("summary");
  const text = typeof written === "string" && isHtml(written) ? textOfHtml(written, "plain") : written;
  if (typeof text !== "string" || fitsTagline(cleanText(text))) return { tagline: fields.text("tagline", "summary") };
  const about = fields.text("about", "summary") ?? "";
  const [paragraph = ""] = about.split(/\n\s*\n/);
  const [first] = sentences.segment(paragraph.replaceAll(/\s+/g, " "));
  fields.skipped("summary", "its first sentence is also the `tagline`: consider writing your own");
  return { about, tagline: first?.segment.trim() };
};

/** Maps between the profile and the `basics` of a resume in a language. */
export const basicsIn = (language: string) =>
  defineMapping({
    schema: ProfileFile,
    spellings: spellings.basics,
    write: ({ name, roles = [], email, phone, site, tagline, about, github, linkedin, portfolio, ...profile }) => {
      const { location: city, address, postalCode, profiles: others = [] } = profile;
      const location = withoutUndefined({ address, postalCode, city });
      const named = Object.entries({ github, linkedin, portfolio }).flatMap(([key, url]) => asProfile(key, url));
      const profiles = [...named, ...others.map(({ url, ...other }) => ({ ...other, url: toUri(url) }))];
      return {
        name,
        label: roles.length > 0 ? roles.join(", ") : undefined,
        email,
        phone,
        url: toUri(site),
        summary: about ?? tagline,
        location: isEmpty(location) ? undefined : location,
        profiles: nonEmpty(profiles),
      };
    },
    read: (fields) => {
      const label = fields.text("roles", "label");
      const content = {
        name: fields.text("name"),
        email: fields.email("email"),
        phone: fields.text("phone"),
        ...readSummary(fields),
        roles: label === undefined ? undefined : [label],
        ...readLocation(fields, language),
        site: fields.url("site", "url"),
        ...readProfiles(fields),
      };
      // Only noted: the import reads the picture itself.
      const image = fields.value("image");
      if (typeof image === "string") fields.text("photo", "image");
      else if (!isEmpty(image)) fields.skipped("image", `${quoteValue(image)} is not a text`);
      return content;
    },
  });

/** The same, to write a resume. The language is that of names of countries, which only an import has. */
export const basics = basicsIn("en");
