import type { BuildContext } from "../content/build-context.ts";
import { filledPageIn, pathIn } from "../content/languages/languages.ts";
import { type HomeSectionName, homeSections } from "../content/site-file.ts";
import { careerSections } from "../contract/resources/career-sections.ts";
import { documents } from "../contract/site/documents.ts";
import { matchPath } from "../contract/site/templates/match-page.ts";
import { isOffered } from "../contract/static/hosting.ts";
import { apiIntroduction } from "../guides/api-introduction.ts";
import { dataIntroduction } from "../guides/static/data-introduction.ts";
import { type Detail, langOfText, termOf } from "../portfolio/details.ts";
import { experienceBundle } from "../portfolio/experience/bundle.ts";
import { type CareerSection, careerAnchors, faqAnchors } from "../portfolio/experience/entry-anchors.ts";
import { lastModified } from "../portfolio/last-modified.ts";
import { contactDetails, inquiryEmail, inquiryUrl, namedLink, personDetails } from "../portfolio/person-details.ts";
import { homeProjects } from "../portfolio/projects/featured.ts";
import { formatPeriodIn, listItems } from "../strings/format.ts";
import { type Strings, stringsFor } from "../strings/strings.ts";
import { careerLists } from "./home/career.ts";
import type { HomeSection, SectionModel } from "./home/section.ts";
import type { TimelineItem } from "./home/timeline.ts";
import type { PageMeta } from "./page-meta.ts";

export interface HomePage {
  readonly meta: PageMeta;
  /** The language of the content. */
  readonly language: string;
  readonly heading: string;
  /** What the person is, such as "Cartographer". */
  readonly roles: string | undefined;
  readonly lead: string | undefined;
  /** Where the person is, and how to reach them. */
  readonly details: readonly Detail[];
  /** The links of the two buttons: to the work, if there is some, and to the contact details. */
  readonly actions: readonly { readonly label: string; readonly url: string; readonly lang?: string }[];
  readonly sections: readonly HomeSection[];
  /** How programs get the content, as Markdown. */
  readonly machines: string;
}

type Sections = {
  readonly [Name in HomeSectionName]: (context: BuildContext, strings: Strings) => SectionModel | undefined;
};

const timeline = (title: string, items: readonly TimelineItem[]): SectionModel | undefined =>
  items.length > 0 ? { title, layout: "timeline", items } : undefined;

/** A period in the language of the content. */
const period = (
  { portfolio }: BuildContext,
  { t }: Strings,
  dates: { readonly start?: string; readonly end?: string },
): string => formatPeriodIn(portfolio.site.language, dates, t("home.now"));

type CareerSections = Pick<Sections, (typeof careerSections)[number]>;

/** The sections of the further lists of experience.yaml. */
const career = Object.fromEntries(
  careerSections.map((name): [string, Sections[HomeSectionName]] => [
    name,
    (context, strings) => {
      const list = careerLists[name](experienceBundle(context.portfolio), (dates) => period(context, strings, dates));
      const title = strings.t(`home.${name}`);
      if (list.layout === "timeline")
        return list.items.length === 0 ? undefined : { title, ...list, items: withAnchors(context, name, list.items) };
      return list.groups.length === 0 ? undefined : { title, ...list, groups: withAnchors(context, name, list.groups) };
    },
  ]),
) as CareerSections;

/** The entries of a list of the career with their anchors. */
const withAnchors = <Entry>({ portfolio }: BuildContext, section: CareerSection, entries: readonly Entry[]) => {
  const anchors = careerAnchors(experienceBundle(portfolio), section);
  return entries.map((entry, index) => ({ ...entry, id: anchors[index] }));
};

/** The model of each section. An empty section is undefined. */
const sections: Sections = {
  ...career,
  about: ({ portfolio: { profile } }, { t }) =>
    profile.about ? { title: t("home.about"), layout: "about", text: profile.about.trim() } : undefined,
  featured: ({ portfolio }, { t }) => {
    const { featured } = homeProjects(portfolio.projects);
    return featured.length > 0 ? { title: t("home.featured"), layout: "featured", projects: featured } : undefined;
  },
  ask: ({ portfolio, hosting }, { t }) =>
    hosting === "static"
      ? undefined
      : {
          titleKey: "ask.title",
          title: t("ask.title", { name: portfolio.profile.name }),
          layout: "ask",
          lead: t("ask.lead"),
        },
  projects: ({ portfolio: { projects, site } }, { t }) => {
    const { featured, further } = homeProjects(projects, site.sections);
    if (further.length === 0) return undefined;
    const titleKey = featured.length > 0 ? "home.projects" : "projects.title";
    return {
      titleKey,
      title: t(titleKey),
      layout: "projects",
      projects: further,
      allLabel: t("home.all", { count: projects.length }),
    };
  },
  experience: (context, strings) =>
    timeline(
      strings.t("home.experience"),
      withAnchors(context, "experience", experienceBundle(context.portfolio).experiences ?? []).map(
        ({ id, role, company, url, location, description, summary, highlights, tags, ...when }) => ({
          id,
          title: role,
          when: period(context, strings, when),
          organization: company,
          url,
          more: location,
          description,
          summary,
          highlights,
          tags,
        }),
      ),
    ),
  hackathons: (context, strings) =>
    timeline(
      strings.t("home.hackathons"),
      withAnchors(context, "hackathons", experienceBundle(context.portfolio).hackathons ?? []).map(
        ({ id, name, date, project, award, summary, url }) => ({
          id,
          title: project ?? name,
          when: period(context, strings, { end: date }),
          organization: project && name,
          url,
          more: award,
          summary,
        }),
      ),
    ),
  skills: (context, { t }) => {
    const { skillGroups = [] } = experienceBundle(context.portfolio);
    if (skillGroups.length === 0) return undefined;
    const groups = withAnchors(context, "skills", skillGroups).map(({ id, name, level, skills }) => ({
      id,
      name: level ? `${name} (${level})` : name,
      items: skills,
    }));
    return { title: t("home.skills"), layout: "groups", groups };
  },
  education: (context, strings) =>
    timeline(
      strings.t("home.education"),
      withAnchors(context, "education", experienceBundle(context.portfolio).education ?? []).map(
        ({ id, degree, field, institution, url, score, courses, ...when }) => ({
          id,
          title: listItems(field ? [degree, field] : [degree], context.portfolio.site.language),
          when: period(context, strings, when),
          organization: institution,
          url,
          more: score && strings.t("home.score", { score }),
          highlights: courses,
        }),
      ),
    ),
  questions: ({ portfolio }, { t }) => {
    const { questions = [] } = portfolio.faq;
    if (questions.length === 0) return undefined;
    const anchors = faqAnchors(questions);
    return {
      id: "faq",
      title: t("home.questions"),
      layout: "questions",
      questions: questions.map(({ question, answer, url }, index) => ({
        id: anchors[index],
        question,
        answer: answer.trim(),
        ...(url && { link: { text: t("home.readMore"), url } }),
      })),
    };
  },
  contact: ({ portfolio, site, hosting }, strings) => {
    const details = contactDetails(portfolio, strings, site);
    const email = inquiryEmail(portfolio);
    if (!email && details.length === 0) return undefined;
    const hasMatch = portfolio.site.pages.match && isOffered(hosting, matchPath);
    const match = hasMatch ? { text: strings.t("match.link"), url: filledPageIn(portfolio, matchPath) } : undefined;
    return { titleKey: "contact.title", title: strings.t("contact.title"), layout: "contact", email, details, match };
  },
};

/** A section of the front page; undefined if it has no content. */
export const homeSection = (name: HomeSectionName, context: BuildContext): HomeSection | undefined => {
  const strings = stringsFor(context.portfolio.site.language);
  const model = sections[name](context, strings);
  if (!model) return undefined;
  const { titleKey = `home.${name}`, ...section } = model;
  const titleLanguage = strings.languageOf(titleKey);
  return { id: name, ...section, name, ...(titleLanguage !== undefined && { titleLanguage }) };
};

/** The sections of the front page, in order, that have content. */
export const homeSectionsOf = (
  context: BuildContext,
  isWanted: (name: HomeSectionName) => boolean = () => true,
): readonly HomeSection[] =>
  (context.portfolio.site.sections ?? homeSections)
    .filter(isWanted)
    .flatMap((name) => homeSection(name, context) ?? []);

/** Where a link "Get in touch" leads on other pages: to the section of the front page, or else to an email, a form, or another page. */
export const contactUrl = ({ portfolio }: Pick<BuildContext, "portfolio">): string =>
  (portfolio.site.sections ?? homeSections).includes("contact") ? "/#contact" : inquiryUrl(portfolio);

/** `/`: the person, and everything that the portfolio has (D16). */
export const homePage = (context: BuildContext): HomePage => {
  const { portfolio, site, hosting } = context;
  const { title, description, language } = portfolio.site;
  const strings = stringsFor(language);
  const updated = lastModified(portfolio, "/");
  const shown = homeSectionsOf(context);
  const work = shown.find(({ name }) => name === "featured" || name === "projects");
  const hasContact = shown.some(({ name }) => name === "contact");
  return {
    meta: { title, description, path: "/", ...(updated && { updated }) },
    language,
    heading: portfolio.profile.name,
    roles: portfolio.profile.roles && listItems(portfolio.profile.roles, language),
    lead: portfolio.profile.tagline,
    details: [
      ...personDetails(portfolio, strings, site + pathIn(portfolio, "/")),
      {
        ...termOf(strings, "resume.label"),
        values: namedLink(strings, "resume.download", documents.resumePdf),
      },
    ],
    actions: [
      ...(work ? [{ label: strings.t("home.work"), url: `#${work.id}`, ...langOfText(strings, "home.work") }] : []),
      {
        label: strings.t("home.contact"),
        url: hasContact ? "#contact" : inquiryUrl(portfolio),
        ...langOfText(strings, "home.contact"),
      },
    ],
    sections: shown,
    machines: (hosting === "static" ? dataIntroduction : apiIntroduction)(site).trim(),
  };
};
