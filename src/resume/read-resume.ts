import { ContactFile, type Portfolio } from "../content/content.ts";
import { SiteFile } from "../content/site-file.ts";
import { type ImportNote, jsonPointer, quoteValue } from "./import-notes.ts";
import { isEmpty, isJsonObject, type JsonObject, withoutUndefined } from "./json-object.ts";
import { detectLanguage } from "./language/detect-language.ts";
import { type ReadResult, readDraft, readItem, restoreExtras } from "./mapping.ts";
import { basicsIn, photoOf } from "./sections/basics.ts";
import { type IncompleteItems, readExperience } from "./sections/experience.ts";
import { type NamedProject, readProjects } from "./sections/read-projects.ts";
import { siteMeta } from "./sections/site-file.ts";
import { asItem, itemsOf } from "./spellings/spellings.ts";
import { withFullStop } from "./text-formats.ts";
import { extensionPointer, readWholeFile, readWholeFiles, type WholeFiles } from "./whole-files.ts";

/** The content of a resume. Files without content in the resume are missing. */
export interface ImportedContent extends Pick<Portfolio, "profile" | "contact" | "experience" | "site">, WholeFiles {
  readonly projects: readonly NamedProject[];
  /** The language of the texts, if it is not English and the resume does not say it. */
  readonly detectedLanguage?: string;
  /** The address of the photo. */
  readonly image?: string;
  /** Items that lack required values, in the lists of `experience.yaml`. */
  readonly incomplete?: IncompleteItems;
}

type OwnerProfile = Portfolio["profile"];

/** The default title and description of the site. */
export const defaultSiteText = ({
  name,
  tagline,
  roles: [role] = [],
}: OwnerProfile): { title: string; description: string } => ({
  title: name,
  description: role ? withFullStop(`${name}, ${role}`) : (tagline ?? `The work of ${name}.`),
});

/** The settings of the site. `language` is that of the texts, if the resume does not say it. */
const readSite = (
  meta: JsonObject,
  vitrine: JsonObject,
  defaults: ReturnType<typeof defaultSiteText>,
  language: string | undefined,
): ReadResult<Portfolio["site"]> => {
  const location = { pointer: "/meta", file: "site.yaml", key: "" };
  const given = readDraft(siteMeta, meta, location);
  const pointer = jsonPointer(extensionPointer, "site");
  const { content, notes } = restoreExtras(siteMeta, given, meta, { vitrine: vitrine.site, pointer, location });
  const withDefaults = withoutUndefined({ ...defaults, ...withoutUndefined(content), ...(language && { language }) });
  const whole = SiteFile.safeParse(withDefaults).data ?? SiteFile.parse(defaults);
  const titleNotes =
    content.title === undefined ? [{ pointer: "/basics", file: location.file, key: "title, description" }] : [];
  return { content: whole, notes: [...notes, ...titleNotes] };
};

/** The language that our own export has: it omits English, the default. */
const languageIn = ({ site }: JsonObject): string | undefined =>
  isJsonObject(site) ? SiteFile.shape.language.safeParse(site.language).data : undefined;

/** All texts of a resume, besides what Vitrine and other programs add to it. */
const textsIn = ({ meta: _, $schema: __, ...resume }: JsonObject): string[] => {
  const texts: string[] = [];
  JSON.stringify(resume, (_name, value) => {
    if (typeof value === "string" && !/^\S+[@:/]\S*$/.test(value)) texts.push(value);
    return value;
  });
  return texts;
};

const knownSections = new Set([
  ...["basics", "work", "volunteer", "education", "awards", "certificates", "publications", "skills", "languages"],
  ...["interests", "references", "projects", "meta", "$schema"],
]);

/** Notes for sections that are not imported: one for each item. */
const unreadSections = (resume: JsonObject): ImportNote[] =>
  Object.entries(resume).flatMap(([section, value]): ImportNote[] => {
    if (knownSections.has(section) || isEmpty(value)) return [];
    const why = "unknown section of JSON Resume";
    return Array.isArray(value)
      ? value.map((_, index) => ({ pointer: jsonPointer("", [section, index]), why }))
      : [{ pointer: jsonPointer("", section), why }];
  });

/** Notes for items that are not objects, and that do not name anything. */
const unreadItems = (resume: JsonObject): ImportNote[] =>
  Object.keys(resume).flatMap((section) =>
    (knownSections.has(section) ? itemsOf(resume, section) : []).flatMap((item, index): ImportNote[] => {
      if (isEmpty(item) || isJsonObject(asItem(section, item))) return [];
      return [{ pointer: jsonPointer("", [section, index]), why: `${quoteValue(item)} is not an object` }];
    }),
  );

/** The content of a resume; undefined if it has no usable name or email address. */
export const readResume = (resume: JsonObject): ReadResult<ImportedContent | undefined> => {
  const meta = isJsonObject(resume.meta) ? resume.meta : {};
  const vitrine = isJsonObject(meta.vitrine) ? meta.vitrine : {};
  const location = { pointer: "/basics", file: "profile.yaml", key: "" };
  const known = languageIn(vitrine);
  const detected = known ?? detectLanguage(textsIn(resume));
  const profile = readItem(basicsIn(detected ?? "en"), isJsonObject(resume.basics) ? resume.basics : {}, location);
  if (!profile.content) return { content: undefined, notes: profile.notes };
  const contact = readWholeFile(vitrine, "contact", ContactFile);
  const emailNote = { pointer: "/basics/email", file: "contact.yaml", key: "email" };
  const experience = readExperience(resume, vitrine.experience, jsonPointer(extensionPointer, "experience"));
  const site = readSite(meta, vitrine, defaultSiteText(profile.content), known === undefined ? detected : undefined);
  const whole = readWholeFiles(vitrine);
  const projects = readProjects(resume);
  const image = isJsonObject(resume.basics) ? photoOf(resume.basics) : undefined;
  const parts = [profile, contact, experience, site, whole, projects];
  return {
    content: {
      profile: profile.content,
      contact: contact.content ?? { email: profile.content.email },
      experience: experience.content,
      site: site.content,
      ...whole.content,
      projects: projects.content,
      ...(image !== undefined && { image }),
      ...(known === undefined && detected !== undefined && detected !== "en" && { detectedLanguage: detected }),
      ...(Object.keys(experience.incomplete).length > 0 && { incomplete: experience.incomplete }),
    },
    notes: [
      ...parts.flatMap(({ notes }) => notes),
      ...(contact.content ? [] : [emailNote]),
      ...unreadItems(resume),
      ...unreadSections(resume),
    ],
  };
};
