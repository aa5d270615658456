import type * as z from "zod";
import { ProfileFile } from "../content.ts";
import { accountOf, tidy, uriOf } from "./forms.ts";
import type { Mapping } from "./mapping.ts";
import { isMembers, isNothing, type Members } from "./members.ts";
import { shown } from "./notes.ts";
import type { Taking } from "./taking.ts";

/** Networks that the profile has a key for, and where the pages of accounts are there. */
const networks: Readonly<Record<string, { readonly name: string; readonly home?: string }>> = {
  github: { name: "GitHub", home: "https://github.com/" },
  linkedin: { name: "LinkedIn", home: "https://www.linkedin.com/in/" },
  portfolio: { name: "Portfolio" },
};

const asProfile = (key: string, address: string | undefined): Members[] => {
  const url = uriOf(address);
  const network = networks[key];
  if (!url || !network) return [];
  const username = network.home && accountOf(url);
  return [{ network: network.name, ...(username && { username }), url }];
};

/** The pages of a person on networks, by the key that the profile has for them. */
const readProfiles = (take: Taking): Members => {
  const pages: Record<string, string> = {};
  for (const [at, profile] of take.list("profiles").entries()) {
    if (!isMembers(profile) || isNothing(profile)) continue;
    const path = ["profiles", at];
    const text = (member: string): string => (typeof profile[member] === "string" ? tidy(profile[member]) : "");
    const key = text("network").toLowerCase();
    const network = networks[key];
    const account = text("username").replace(/^@/, "");
    const home = network?.home && /^[\w.-]+$/.test(account) ? `${network.home}${account}` : "";
    const url = text("url") || home;
    if (!network) take.left(path, `the profile has no key for ${shown(text("network"))}`);
    else if (Object.hasOwn(pages, key)) take.left(path, `the profile has one page on ${network.name}`);
    else if (!ProfileFile.shape.site.safeParse(url).success)
      take.left(path, `${shown(url)} is not an http or https URL`);
    else {
      pages[key] = url;
      take.took(key, path);
    }
  }
  return pages;
};

const countries = new Intl.DisplayNames("en", { type: "region" });

const countryOf = (code: string): string => {
  try {
    return countries.of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
};

const readLocation = (take: Taking): string | undefined => {
  const location = take.any("location");
  if (!isMembers(location)) return take.text("location", "location");
  const { city, region, countryCode, ...others } = location;
  const [inCity, inRegion, code] = [city, region, countryCode].map((part) =>
    typeof part === "string" ? tidy(part) : "",
  );
  const parts = [inCity, inRegion, code && countryOf(code)].filter((part) => part);
  if (parts.length > 0) take.took("location", "location");
  for (const [name, value] of Object.entries(others))
    if (!isNothing(value)) take.left(["location", name], "where exactly somebody lives is not for the public");
  return parts.length > 0 ? parts.join(", ") : undefined;
};

/** How long a text may be that is still one line about the person, in UTF-16 units. */
const oneLine = 200;
export const isOneLine = (text: string): boolean => text.length <= oneLine && !text.includes("\n");

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

const readTagline = (take: Taking): string | undefined => {
  const summary = take.text("tagline", "summary");
  if (summary === undefined || isOneLine(summary)) return summary;
  const [first] = sentences.segment(summary.replaceAll(/\s+/g, " "));
  take.left("summary", "`tagline` is one line, so it has the first sentence alone: better write your own");
  return first?.segment.trim();
};

/** The profile, and the `basics` of a resume. */
export const basics: Mapping<z.output<typeof ProfileFile>> = {
  whole: ProfileFile,
  draft: ProfileFile.partial(),
  write: ({ name, roles = [], email, site, tagline, location, github, linkedin, portfolio }) => {
    const profiles = Object.entries({ github, linkedin, portfolio }).flatMap(([key, url]) => asProfile(key, url));
    return {
      name,
      label: roles.length > 0 ? roles.join(", ") : undefined,
      email,
      url: uriOf(site),
      summary: tagline,
      location: location === undefined ? undefined : { city: location },
      profiles: profiles.length > 0 ? profiles : undefined,
    };
  },
  read: (take) => {
    const label = take.text("roles", "label");
    const own = {
      name: take.text("name", "name"),
      email: take.email("email", "email"),
      tagline: readTagline(take),
      roles: label === undefined ? undefined : [label],
      location: readLocation(take),
      site: take.url("site", "url", "website"),
      ...readProfiles(take),
    };
    take.rest({
      phone: "a phone number is not for the public",
      image: "the site shows no picture of its owner",
      picture: "the site shows no picture of its owner",
    });
    return own;
  },
};
