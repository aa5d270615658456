import type { BuildContext } from "../../content/build-context.ts";
import type { Portfolio, WrittenProject } from "../../content/content.ts";
import { pathIn } from "../../content/languages/languages.ts";
import { type ContentPicture, parseFocus } from "../../content/pictures/picture.ts";
import { basePathOf } from "../../contract/base.ts";
import { limits } from "../../contract/limits.ts";
import { projectPages } from "../../contract/site/pages.ts";
import { projectPath } from "../../portfolio/projects/display.ts";
import { siteTheme } from "../../themes/site-theme.ts";
import { generatedCover } from "../covers/cover.ts";
import { fontFinder } from "../fonts/find-font.ts";
import { fitText, fitWords } from "../fonts/fit-text.ts";
import { type OmittedText, omittedParts } from "../fonts/omitted-text.ts";
import { CARD_PICTURE_SIZE, type CardPicture, type SocialCard, socialCardPath } from "./card.ts";
import { type CardFace, cardFaces } from "./faces.ts";

/** The metadata of a page. */
interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
}

/** What a card says, before it is known what the fonts have. */
interface Content {
  readonly label: string;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly picture?: CardPicture | undefined;
  readonly pictureAlt?: string | undefined;
}

/** Long texts would be too small to read. */
const MAX_TITLE_CHARACTERS = 120;
const MAX_LEAD_CHARACTERS = 160;

/** The first words of a text, at most `length` characters. */
const shorten = (text: string, length: number): string => {
  const characters = [...text];
  if (characters.length <= length) return text;
  const start = characters.slice(0, length - 1).join("");
  return `${start.replace(/\s+\S{0,20}$/u, "").replace(/[\s.,;:–—-]+$/u, "")}…`;
};

/** The smallest file of a picture that fills the frame of a card, in the format that every program can decode. */
const cardPicture = (picture: ContentPicture | undefined, focus = "center"): CardPicture | undefined => {
  const { built, file: original = "" } = picture ?? {};
  const last = built?.files.at(-1);
  if (!built || !last) return undefined;
  const { width, height } = CARD_PICTURE_SIZE;
  const needed = Math.max(width, height * (built.width / built.height));
  const file = built.files.find((each) => each.format === last.format && each.width >= needed) ?? last;
  return { planned: { original, file }, focus: parseFocus(focus) ?? { x: 50, y: 50 } };
};

const projectContent = (project: WrittenProject, portfolio: Portfolio): Content => {
  const { title, subtitle, cover, pictures } = project;
  const picture = cover && cardPicture(pictures?.[cover.src], cover.focus);
  return {
    label: portfolio.profile.name,
    title,
    lead: subtitle,
    picture: picture ?? { svg: generatedCover(project, portfolio) },
    pictureAlt: picture && cover?.alt,
  };
};

const homeContent = ({ profile, photo: portrait, site }: Portfolio): Content => ({
  label: (profile.roles ?? []).join(", ") || profile.location || site.title,
  title: profile.name,
  lead: profile.tagline,
  picture: cardPicture(portrait),
  pictureAlt: profile.photo?.alt,
});

/** Larger portfolios have one card for all projects (D28). */
const hasProjectCards = ({ projects }: Portfolio): boolean => projects.length <= limits.host.maxProjectFiles;

const projectsByPath = new WeakMap<Portfolio["projects"], ReadonlyMap<string, WrittenProject>>();

const projectAt = ({ projects, unlisted }: Portfolio, path: string): WrittenProject | undefined => {
  const byPath =
    projectsByPath.get(projects) ?? new Map([...projects, ...unlisted].map((each) => [projectPath(each), each]));
  projectsByPath.set(projects, byPath);
  return byPath.get(path);
};

const contentOf = ({ path, title, description }: Page, portfolio: Portfolio): Content => {
  const { profile, site } = portfolio;
  if (path === "/") return homeContent(portfolio);
  const project = path.startsWith(projectPages) ? projectAt(portfolio, path) : undefined;
  if (project) return projectContent(project, portfolio);
  return { label: profile.name, title: title.replace(` · ${site.title}`, ""), lead: description };
};

/** The card of a page. It has only texts that fonts can show (D54). */
export const pageCard = (page: Page, { portfolio, site }: Pick<BuildContext, "portfolio" | "site">): SocialCard => {
  const { path } = page;
  // English pages of the service name the owner, too.
  const language = page.language === "en" ? portfolio.site.language : page.language;
  if (path.startsWith(projectPages) && !hasProjectCards(portfolio))
    return pageCard({ ...page, path: "/projects", title: portfolio.site.title }, { portfolio, site });
  const faces = cardFaces(siteTheme(portfolio.site));
  const omitted: OmittedText[] = [];
  const show = (text = "", face: CardFace, by = fitText): string => {
    const { text: shown, lost } = by(text, fontFinder(faces[face], text, language));
    omitted.push(...omittedParts(lost, text, language));
    return shown;
  };
  const { label, title, lead, picture, pictureAlt } = contentOf(page, portfolio);
  const host = new URL(site).host + basePathOf(site);
  const siteTitle = portfolio.site.title;
  const shownTitle = show(shorten(title, MAX_TITLE_CHARACTERS), "title", fitWords) || show(siteTitle, "title") || host;
  const shownLead = show(shorten(lead ?? "", MAX_LEAD_CHARACTERS), "lead");
  const wholeLabel = show(label, "label", fitWords);
  const shownLabel = wholeLabel === shownTitle ? "" : wholeLabel;
  const texts = [shownTitle, shownLead, pictureAlt, shownLabel, shownTitle === host ? "" : host];
  return {
    path: socialCardPath(pathIn(portfolio, path), picture !== undefined && "planned" in picture),
    alt: texts
      .map((text) => text?.replace(/[.。]$/u, ""))
      .filter(Boolean)
      .join(". "),
    language,
    label: shownLabel,
    title: shownTitle,
    ...(shownLead && { lead: shownLead }),
    ...(shownTitle !== host && { host }),
    ...(picture && { picture }),
    omitted,
  };
};
