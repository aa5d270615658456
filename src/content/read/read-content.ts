import { basename, join } from "node:path";
import { type ContentValues, contentKeys, contentKinds, type Portfolio, themeName } from "../content.ts";
import { implausibleYears } from "../dates/implausible-years.ts";
import { ContentError, type ContentIssue, fileIssue } from "../issues/content-issue.ts";
import { hiddenEmailWarnings, type PublishedText } from "../issues/hidden-email.ts";
import { textWarnings } from "../issues/text-warnings.ts";
import { privateNames } from "../kinds/private-values.ts";
import { mergeValues, type WrittenVariant } from "../languages/merge.ts";
import { writtenVariants } from "../languages/read-variants.ts";
import { addressIssues, type LanguageTargets, publishedProjects, type SiteFacts } from "../links/address-issues.ts";
import { checkPictures } from "../pictures/check-pictures.ts";
import type { ContentPicture } from "../pictures/picture.ts";
import { checkThemeCss } from "../theme/theme-css-issues.ts";
import { buildPortfolio } from "./build-portfolio.ts";
import { readSource } from "./folder.ts";
import { type ContentListing, hasEntry, listContent, unexpectedEntries } from "./list-content.ts";
import { isComplete, linksIn, picturesIn, type ReadFiles, readFiles } from "./read-files.ts";

const required = contentKeys
  .map((key) => contentKinds[key])
  .filter(({ schema }) => !schema.safeParse({}).success)
  .map(({ file }) => file);

const missingFolder = (folder: string): ContentIssue =>
  fileIssue(basename(folder), {
    found: `no folder at ${folder}`,
    expected: `a folder with ${required.join(" and ")}`,
    fix: "run the command in the project folder, or set the folder with --content",
  });

/** The issues and warnings of the owner's style sheet. None without a style sheet, or while site.yaml has issues. */
const checkStyle = (listing: ContentListing, { values }: ReadFiles): ReturnType<typeof checkThemeCss> => {
  if (!values.site || !hasEntry(listing, themeName)) return { issues: [], warnings: [] };
  const reading = readSource(join(listing.folder, themeName), `${listing.name}/${themeName}`);
  return "issue" in reading ? { issues: [reading.issue], warnings: [] } : checkThemeCss(reading.source, values.site);
};

/** The targets of links in each further language. */
const languageTargets = (
  values: ContentValues | undefined,
  variants: readonly WrittenVariant[],
): readonly LanguageTargets[] =>
  variants.map((variant) => ({
    language: variant.language,
    values: values && mergeValues(values, variant),
    bodies: new Map([...variant.projects].map(([slug, { description }]) => [slug, description])),
  }));

/** The texts and the dates of the files that the site publishes. */
const publishedTexts = (
  { kinds, projects, variants }: ReadFiles,
  facts: SiteFacts,
): { readonly texts: PublishedText[]; readonly dates: PublishedText[] } => {
  const files = [
    ...kinds,
    ...publishedProjects(projects, facts),
    ...variants.files.flatMap(({ kind, project }) => kind ?? project ?? []),
  ];
  return { texts: files.flatMap(({ texts }) => texts), dates: files.flatMap(({ dates }) => dates) };
};

/** The email addresses that the site hides. */
const hiddenEmails = ({ site, profile, contact }: ContentValues): string[] =>
  site.hideEmail ? [...new Set([profile.email, contact.email].filter((email) => email !== undefined))] : [];

/** What a content folder contains. */
interface InspectedContent {
  /** Undefined if there are issues. */
  readonly portfolio?: Portfolio;
  readonly issues: readonly ContentIssue[];
  /** Warnings. Empty if there are issues. */
  readonly warnings: readonly ContentIssue[];
  /** The pictures that exist. */
  readonly pictures: readonly ContentPicture[];
  /** The texts that the site publishes. Empty if there are issues. */
  readonly texts: readonly PublishedText[];
  /** What the files contain but the site does not, as `publish` in site.yaml names it. Empty if there are issues. */
  readonly privateNames: readonly string[];
}

const nothing = { warnings: [], pictures: [], texts: [], privateNames: [] } as const;

/** Reads and checks a content folder. Only the first bytes of pictures are read. */
export const inspectContent = (folder: string, facts: SiteFacts = {}): InspectedContent => {
  const listing = listContent(folder);
  if (!listing) return { ...nothing, issues: [missingFolder(folder)] };
  const files = readFiles(listing);
  const { values } = files;

  const { found, issues: pictureIssues } = checkPictures(folder, picturesIn(files));
  const pictures = [...found.values()];
  const ofFiles = [...files.issues, ...pictureIssues];
  const style = checkStyle(listing, files);
  const ofFolder = [
    ...ofFiles,
    ...unexpectedEntries(listing, pictures, ofFiles.length > 0 || !isComplete(values)),
    ...style.issues,
  ];

  const variants = writtenVariants(files.variants, found);
  const checkedValues = ofFolder.length === 0 && isComplete(values) ? values : undefined;
  const targets = languageTargets(checkedValues, variants);
  const issues = [...ofFolder, ...addressIssues(files.projects, linksIn(files), checkedValues, targets, facts)];
  if (issues.length > 0 || !checkedValues) return { ...nothing, issues, pictures };

  const { texts, dates } = publishedTexts(files, facts);
  const warnings = [
    ...style.warnings,
    ...textWarnings(texts),
    ...hiddenEmailWarnings(texts, hiddenEmails(checkedValues)),
    ...(facts.thisYear === undefined ? [] : implausibleYears(dates, facts.thisYear)),
  ];
  return {
    portfolio: buildPortfolio(checkedValues, files, variants, found, facts),
    ...{ issues, warnings, pictures, texts, privateNames: privateNames(checkedValues) },
  };
};

/**
 * Reads and checks a content folder. The result has only what the owner publishes, except with `hasPrivate`.
 * @throws ContentError with all issues of all files.
 */
export const readContent = (folder: string, facts?: SiteFacts): Portfolio => {
  const { portfolio, issues } = inspectContent(folder, facts);
  if (!portfolio) throw new ContentError(issues);
  return portfolio;
};
