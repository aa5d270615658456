import type { BuildContext } from "../content/build-context.ts";
import type { Portfolio, WrittenProject } from "../content/content.ts";
import { pathIn } from "../content/languages/languages.ts";
import type { HomeSectionName } from "../content/site-file.ts";
import { plainBlocks } from "../content/text/markdown-blocks.ts";
import { careerSections } from "../contract/resources/career-sections.ts";
import type { ItemGroup } from "../page-models/home/career.ts";
import type { HomeSection } from "../page-models/home/section.ts";
import type { TimelineItem } from "../page-models/home/timeline.ts";
import { homeSection } from "../page-models/home.ts";
import type { Detail } from "../portfolio/details.ts";
import { lastModified } from "../portfolio/last-modified.ts";
import { addressText, phoneLink } from "../portfolio/person-details.ts";
import { projectPath, projectRoles, projectTime } from "../portfolio/projects/display.ts";
import { homeProjects } from "../portfolio/projects/featured.ts";
import { listItems } from "../strings/format.ts";
import { type Strings, stringsFor } from "../strings/strings.ts";
import { firstSentence } from "./first-sentence.ts";

/** A text, and the URL that it links to. */
export type LinkedText = Detail["values"][number];

/** A text of Vitrine in the language of the content, and in English, which every font has. */
export interface Label {
  readonly text: string;
  readonly english: string;
}

/** A section of the resume: entries with dates, or terms with what belongs to them. */
export type ResumeSection = { readonly title: Label } & (
  | { readonly layout: "entries"; readonly entries: readonly TimelineItem[]; readonly more?: LinkedText }
  | { readonly layout: "groups"; readonly groups: readonly ItemGroup[] }
);

/** Everything that `/resume.pdf` says, in reading order. Its texts are those of the front page. */
export interface ResumeModel {
  /** The title of the document. */
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** The language of labels. */
  readonly labelLanguage: string;
  /** The day of the last change, as YYYY-MM-DD. */
  readonly updated: string | undefined;
  readonly paper: "a4" | "letter";
  readonly name: string;
  readonly roles: string | undefined;
  readonly contact: readonly LinkedText[];
  /** What the person does, in a sentence. */
  readonly summary: string | undefined;
  /** The text about the person, as paragraphs; empty if it is too long for a resume. */
  readonly about: readonly string[];
  readonly sections: readonly ResumeSection[];
  /** The address of the portfolio. */
  readonly portfolio: LinkedText;
  /** What the document says if fonts lack some of its texts. */
  readonly incomplete: Label;
}

/** A longer text about the person is on the pages only, in characters. */
const MAX_ABOUT_LENGTH = 700;

/** How many projects the resume has, if the owner neither says so nor features more. */
const DEFAULT_PROJECTS = 6;

const label = (language: string, key: string, values: Readonly<Record<string, string>> = {}): Label => ({
  text: stringsFor(language).t(key, values),
  english: stringsFor("en").t(key, values),
});

const address = (url: string): LinkedText => ({ text: url.replace(/^https?:\/\/(?:www\.)?|\/$/g, ""), href: url });

/** Where the person is and how to reach them: texts without labels, each once. */
const contact = ({ portfolio, site }: BuildContext): readonly LinkedText[] => {
  const { profile, contact: channels, site: settings } = portfolio;
  const { location, email, phone, github, linkedin, profiles = [], availability } = profile;
  const own = [profile.site, profile.portfolio];
  const others = profiles.map(({ url }) => url);
  const form = settings.hideEmail ? channels.form : undefined;
  const pages = [form, site, ...own, github, linkedin, ...others].filter((url) => url !== undefined).map(address);
  return [
    ...[location, addressText(profile)].flatMap((text) => (text ? [{ text }] : [])),
    ...(settings.hideEmail ? [] : [{ text: email, href: `mailto:${email}` }]),
    ...(phone ? [phoneLink(phone)] : []),
    ...new Map(pages.map((page) => [page.text, page])).values(),
    ...(availability ? [{ text: availability }] : []),
  ];
};

const projectEntry = (project: WrittenProject, { portfolio, site }: BuildContext, strings: Strings): TimelineItem => {
  const { title, subtitle, client, entity, result } = project;
  const roles = projectRoles(project);
  return {
    title,
    titleUrl: site + pathIn(portfolio, projectPath(project)),
    when: projectTime(project, strings) ?? "",
    organization: client ?? entity,
    more: roles.length > 0 ? listItems(roles, strings.requested) : undefined,
    summary: subtitle ?? firstSentence(project.description, strings.requested),
    highlights: result ? [result] : [],
  };
};

/** The featured projects, and others until there are enough. */
const projectSection = (context: BuildContext): readonly ResumeSection[] => {
  const { portfolio, site } = context;
  const { projects, site: settings } = portfolio;
  const strings = stringsFor(settings.language);
  const { t } = strings;
  const { featured } = homeProjects(projects);
  const others = projects.filter((project) => !featured.includes(project));
  const count = settings.resume?.projects ?? Math.max(DEFAULT_PROJECTS, featured.length);
  const selected = [...featured, ...others].slice(0, count);
  if (selected.length === 0) return [];
  const isAll = selected.length === projects.length;
  const more = { text: t("home.all", { count: projects.length }), href: site + pathIn(portfolio, "/projects") };
  const entries = selected.map((project) => projectEntry(project, context, strings));
  const title = label(settings.language, isAll ? "projects.title" : "home.featured");
  return [{ title, layout: "entries", entries, ...(!isAll && { more }) }];
};

const asSection = (section: HomeSection, language: string): readonly ResumeSection[] => {
  const title = label(language, `home.${section.name}`);
  if (section.layout === "timeline") return [{ title, layout: "entries", entries: section.items }];
  return section.layout === "groups" ? [{ title, layout: "groups", groups: section.groups }] : [];
};

/** The sections that have content, in the order of resumes. `sections` of site.yaml is about the front page only. */
const sections = (context: BuildContext): readonly ResumeSection[] => {
  const listed = (...names: readonly HomeSectionName[]) =>
    names.flatMap((name) => {
      const section = homeSection(name, context);
      return section ? asSection(section, context.portfolio.site.language) : [];
    });
  return [
    ...listed("experience"),
    ...projectSection(context),
    ...listed("education", "skills", "hackathons", ...careerSections),
  ];
};

const aboutOf = ({ about = "" }: Pick<Portfolio["profile"], "about">): readonly string[] => {
  const paragraphs = plainBlocks(about);
  return paragraphs.join(" ").length > MAX_ABOUT_LENGTH ? [] : paragraphs;
};

/** The resume of a portfolio. It has what the pages publish, so nothing private (D16). */
export const resumeModel = (context: BuildContext): ResumeModel => {
  const { portfolio, site } = context;
  const { profile } = portfolio;
  const { language, description } = portfolio.site;
  const strings = stringsFor(language);
  const home = address(site + pathIn(portfolio, "/"));
  return {
    title: strings.t("resume.title", { name: profile.name }),
    description,
    language,
    labelLanguage: strings.language,
    updated: lastModified(portfolio, "/"),
    paper: portfolio.site.resume?.paper ?? "a4",
    name: profile.name,
    roles: profile.roles && listItems(profile.roles, language),
    contact: contact(context),
    summary: profile.tagline,
    about: aboutOf(profile),
    sections: sections(context),
    portfolio: home,
    incomplete: label(language, "resume.incomplete", { url: home.text }),
  };
};
