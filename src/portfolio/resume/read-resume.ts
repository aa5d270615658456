import type * as z from "zod";
import { ContactFile, FaqFile, type Portfolio, SiteFile, SynonymsFile } from "../content.ts";
import { basics, isOneLine } from "./basics.ts";
import { readExperience, type Unfinished } from "./experience.ts";
import { asSentence, tidy } from "./forms.ts";
import { type Read, readItem, restore } from "./mapping.ts";
import { isMembers, isNothing, type Members, present } from "./members.ts";
import { type Note, pointerTo } from "./notes.ts";
import { type NamedProject, readProjects } from "./read-projects.ts";
import { siteMeta } from "./site-file.ts";
import { taking } from "./taking.ts";

/** The content that a resume gives. Files that it says nothing of are left out. */
export interface Imported extends Pick<Portfolio, "profile" | "contact" | "experience" | "site"> {
  readonly faq?: Portfolio["faq"];
  readonly synonyms?: Portfolio["synonyms"];
  readonly projects: readonly NamedProject[];
  /** The person's summary, where it is more than the tagline. */
  readonly summary?: string;
  /** What is known of things that lack something, in lists as `experience.yaml` has them. */
  readonly unfinished?: Unfinished;
}

type Profile = Portfolio["profile"];

const ours = "/meta/vitrine";

/** A file that is in `vitrine` as a whole. */
const readFile = <Own>(vitrine: Members, name: string, schema: z.ZodType<Own>): Read<Own | undefined> => {
  if (!Object.hasOwn(vitrine, name)) return { own: undefined, notes: [] };
  const pointer = pointerTo(ours, name);
  const { data } = schema.safeParse(vitrine[name]);
  return data
    ? { own: data, notes: [{ pointer, file: `${name}.yaml`, key: "the whole file" }] }
    : { own: undefined, notes: [{ pointer, why: `it is not what ${name}.yaml may hold` }] };
};

/** What a site is called and said to be where the resume does not say it. */
const made = ({ name, tagline, roles: [role] = [] }: Profile): { title: string; description: string } => ({
  title: name,
  description: role ? asSentence(`${name}, ${role}`) : (tagline ?? `What ${name} made.`),
});

const readSite = (meta: Members, vitrine: Members, profile: Profile): Read<Portfolio["site"]> => {
  const place = { pointer: "/meta", file: "site.yaml", key: "" };
  const take = taking({ ...meta, vitrine: undefined }, place);
  const given = siteMeta.draft.safeParse(present(siteMeta.read(take)));
  const base = { own: given.data ?? {}, notes: take.notes };
  const pointer = pointerTo(ours, "site");
  const { own, notes } = restore(siteMeta, base, meta, { vitrine: vitrine.site, pointer, place });
  const lacking = present({ ...made(profile), ...present(own) });
  const whole = SiteFile.safeParse(lacking).data ?? SiteFile.parse(made(profile));
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
  references: "what others say of somebody is not shown",
  interests: "the content has no place for interests",
};

/** One note for each item of a section that has no place, or for whatever else there is. */
const unread = (resume: Members): Note[] =>
  Object.entries(resume).flatMap(([section, value]): Note[] => {
    if (read.has(section) || isNothing(value)) return [];
    const why = reasons[section] ?? "JSON Resume has no such section, and the content no place for it";
    return Array.isArray(value)
      ? value.map((_, at) => ({ pointer: pointerTo("", [section, at]), why }))
      : [{ pointer: pointerTo("", section), why }];
  });

/** A text about the person of which the tagline is a part. */
const summaryOf = ({ basics }: Members, { tagline = "" }: Profile): string | undefined => {
  const summary = isMembers(basics) && typeof basics.summary === "string" ? tidy(basics.summary) : "";
  return isOneLine(summary) || summary === tidy(tagline) ? undefined : summary;
};

/** The content of a resume, or nothing where it does not say whose it is and where that person is reached. */
export const readResume = (resume: Members): Read<Imported | undefined> => {
  const meta = isMembers(resume.meta) ? resume.meta : {};
  const vitrine = isMembers(meta.vitrine) ? meta.vitrine : {};
  const place = { pointer: "/basics", file: "profile.yaml", key: "" };
  const profile = readItem(basics, isMembers(resume.basics) ? resume.basics : {}, place);
  if (!profile.own) return { own: undefined, notes: profile.notes };
  const contact = readFile(vitrine, "contact", ContactFile);
  const reached = { pointer: "/basics/email", file: "contact.yaml", key: "email" };
  const experience = readExperience(resume, vitrine.experience, pointerTo(ours, "experience"));
  const site = readSite(meta, vitrine, profile.own);
  const faq = readFile(vitrine, "faq", FaqFile);
  const synonyms = readFile(vitrine, "synonyms", SynonymsFile);
  const projects = readProjects(resume);
  const summary = summaryOf(resume, profile.own);
  const parts = [profile, contact, experience, site, faq, synonyms, projects];
  return {
    own: {
      profile: profile.own,
      contact: contact.own ?? { email: profile.own.email },
      experience: experience.own,
      site: site.own,
      ...(faq.own && { faq: faq.own }),
      ...(synonyms.own && { synonyms: synonyms.own }),
      projects: projects.own,
      ...(summary !== undefined && { summary }),
      ...(Object.keys(experience.unfinished).length > 0 && { unfinished: experience.unfinished }),
    },
    notes: [...parts.flatMap(({ notes }) => notes), ...(contact.own ? [] : [reached]), ...unread(resume)],
  };
};
