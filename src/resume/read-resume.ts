import { ContactFile, type Portfolio, SiteFile } from "../content/content.ts";
import { fieldReader } from "./field-reader.ts";
import { type ImportNote, jsonPointer } from "./import-notes.ts";
import { isEmpty, isJsonObject, type JsonObject, withoutUndefined } from "./json-object.ts";
import { type ReadResult, readItem, restoreExtras } from "./mapping.ts";
import { basics, isOneLine } from "./sections/basics.ts";
import { type IncompleteItems, readExperience } from "./sections/experience.ts";
import { type NamedProject, readProjects } from "./sections/read-projects.ts";
import { siteMeta } from "./sections/site-file.ts";
import { cleanText, withFullStop } from "./text-formats.ts";
import { extensionPointer, readFile, readWholeFiles, type WholeFiles } from "./whole-files.ts";

/** The content of a resume. Files without content in the resume are missing. */
export interface ImportedContent extends Pick<Portfolio, "profile" | "contact" | "experience" | "site">, WholeFiles {
  readonly projects: readonly NamedProject[];
  /** The full summary, if it is longer than the tagline. */
  readonly summary?: string;
  /** Items that lack required values, in the lists of `experience.yaml`. */
  readonly incomplete?: IncompleteItems;
}

type OwnerProfile = Portfolio["profile"];

/** The default title and description of the site. */
const defaultSiteText = ({
  name,
  tagline,
  roles: [role] = [],
}: OwnerProfile): { title: string; description: string } => ({
  title: name,
  description: role ? withFullStop(`${name}, ${role}`) : (tagline ?? `The work of ${name}.`),
});

const readSite = (meta: JsonObject, vitrine: JsonObject, profile: OwnerProfile): ReadResult<Portfolio["site"]> => {
  const place = { pointer: "/meta", file: "site.yaml", key: "" };
  const fields = fieldReader({ ...meta, vitrine: undefined }, place);
  const given = siteMeta.partialSchema.safeParse(withoutUndefined(siteMeta.read(fields)));
  const base = { own: given.data ?? {}, notes: fields.notes };
  const pointer = jsonPointer(extensionPointer, "site");
  const { own, notes } = restoreExtras(siteMeta, base, meta, { vitrine: vitrine.site, pointer, place });
  const lacking = withoutUndefined({ ...defaultSiteText(profile), ...withoutUndefined(own) });
  const whole = SiteFile.safeParse(lacking).data ?? SiteFile.parse(defaultSiteText(profile));
  const said = own.title === undefined ? [{ pointer: "/basics", file: place.file, key: "title, description" }] : [];
  return { own: whole, notes: [...notes, ...said] };
};

const sections = [
  "basics",
  "work",
  "volunteer",
  "education",
  "certificates",
  "awards",
  "skills",
  "languages",
  "projects",
];
const read = new Set([...sections, "publications", "meta", "$schema"]);

const reasons: Readonly<Record<string, string>> = {
  references: "the site shows no references",
  interests: "the content has no field for interests",
};

/** Notes for sections that are not imported: one for each item. */
const unreadSections = (resume: JsonObject): ImportNote[] =>
  Object.entries(resume).flatMap(([section, value]): ImportNote[] => {
    if (read.has(section) || isEmpty(value)) return [];
    const why = reasons[section] ?? "unknown section of JSON Resume";
    return Array.isArray(value)
      ? value.map((_, at) => ({ pointer: jsonPointer("", [section, at]), why }))
      : [{ pointer: jsonPointer("", section), why }];
  });

/** The full summary; undefined if the tagline contains all of it. */
const summaryOf = ({ basics }: JsonObject, { tagline = "" }: OwnerProfile): string | undefined => {
  const summary = isJsonObject(basics) && typeof basics.summary === "string" ? cleanText(basics.summary) : "";
  return isOneLine(summary) || summary === cleanText(tagline) ? undefined : summary;
};

/** The content of a resume; undefined if it has no usable name or email address. */
export const readResume = (resume: JsonObject): ReadResult<ImportedContent | undefined> => {
  const meta = isJsonObject(resume.meta) ? resume.meta : {};
  const vitrine = isJsonObject(meta.vitrine) ? meta.vitrine : {};
  const place = { pointer: "/basics", file: "profile.yaml", key: "" };
  const profile = readItem(basics, isJsonObject(resume.basics) ? resume.basics : {}, place);
  if (!profile.own) return { own: undefined, notes: profile.notes };
  const contact = readFile(vitrine, "contact", ContactFile);
  const reached = { pointer: "/basics/email", file: "contact.yaml", key: "email" };
  const experience = readExperience(resume, vitrine.experience, jsonPointer(extensionPointer, "experience"));
  const site = readSite(meta, vitrine, profile.own);
  const whole = readWholeFiles(vitrine);
  const projects = readProjects(resume);
  const summary = summaryOf(resume, profile.own);
  const parts = [profile, contact, experience, site, whole, projects];
  return {
    own: {
      profile: profile.own,
      contact: contact.own ?? { email: profile.own.email },
      experience: experience.own,
      site: site.own,
      ...whole.own,
      projects: projects.own,
      ...(summary !== undefined && { summary }),
      ...(Object.keys(experience.incomplete).length > 0 && { incomplete: experience.incomplete }),
    },
    notes: [...parts.flatMap(({ notes }) => notes), ...(contact.own ? [] : [reached]), ...unreadSections(resume)],
  };
};
