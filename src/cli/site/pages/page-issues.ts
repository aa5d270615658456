import { existsSync, readFileSync } from "node:fs";
import { dirname, posix, resolve } from "node:path";
import * as z from "zod";
import { importsIn } from "../../../configuration/option-position.ts";
import { componentNames } from "../../../configuration/options.ts";
import { type ContentIssue, issueAt } from "../../../content/issues/content-issue.ts";
import { didYouMean } from "../../../content/issues/similar-names.ts";
import { decode, type Source } from "../../../content/issues/source.ts";
import { filesBelow } from "../../../content/links/owner-paths.ts";
import { splitFrontMatter } from "../../../content/read/project-file.ts";
import { readYaml } from "../../../content/read/read-yaml.ts";

const vitrineLayout = "vitrine/layouts/Page.astro";

/** The Astro files of Vitrine that pages can import: those in `exports` of its package.json. */
export const exportedFiles = [
  vitrineLayout,
  ...["AppearanceSwitch", ...componentNames].map((name) => `vitrine/components/${name}.astro`),
];

/** The front matter of a page with Vitrine's layout, which shows the title and the description. */
const Text = z.union([z.string().min(1), z.number()]);
const WithVitrineLayout = z.looseObject({ title: Text, description: Text });

interface Reference {
  readonly specifier: string;
  readonly start: number;
  readonly end: number;
}

/** The issue of a layout or component that does not exist. Other packages, and aliases of paths, are not checked. */
const referenceIssues = (root: string, source: Source, files: readonly string[], reference: Reference) => {
  const { specifier, start, end } = reference;
  const issue = (found: string, expected: string, meant: string | undefined, otherwise: string): ContentIssue[] => [
    issueAt(source, start, end, {
      found: `"${specifier}", ${found}`,
      expected,
      fix: meant ? `did you mean "${meant}"?` : otherwise,
    }),
  ];
  if (/^vitrine\/(?:layout|component|.*\.astro$)/.test(specifier)) {
    if (exportedFiles.includes(specifier)) return [];
    const meant = didYouMean(specifier, exportedFiles);
    return issue("which Vitrine does not have", `one of ${exportedFiles.join(", ")}`, meant, "correct it");
  }
  if (!/^\.{0,2}\/.*\.astro$/.test(specifier)) return [];
  const folder = dirname(source.file);
  const path = specifier.startsWith("/") ? specifier.slice(1) : posix.join(folder, specifier);
  if (existsSync(resolve(root, path))) return [];
  const relative = files.map((file) => posix.relative(folder, file)).map((file) => file.replace(/^(?!\.)/, "./"));
  const meant = didYouMean(specifier, specifier.startsWith("/") ? files.map((file) => `/${file}`) : relative);
  return issue("which does not exist", "the path of a file", meant, `create ${path}, or use ${vitrineLayout}`);
};

const isAstro = (file: string): boolean => file.endsWith(".astro");

/** Astro makes no pages of files and folders whose names start with an underscore. */
const isPage = (file: string): boolean => /^src\/pages\//.test(file) && !/\/_/.test(file);

interface Found {
  readonly issues: readonly ContentIssue[];
  /** Warnings: possibly intended. */
  readonly warnings: readonly ContentIssue[];
}

const withoutLayout = (source: Source): Found => ({
  issues: [],
  warnings: [
    issueAt(source, 0, 3, {
      found: "a page without a layout",
      expected: "a layout, without which the page has no header, footer and styles",
      fix: `write between two --- lines at the start: \`layout: ${vitrineLayout}\`, \`title: …\` and \`description: …\``,
    }),
  ],
});

const checkMarkdown = (root: string, source: Source, files: readonly string[]): Found => {
  const parts = splitFrontMatter(source);
  if (!parts) return withoutLayout(source);
  const { textAt, issues } = readYaml(source, parts.yaml, z.looseObject({}));
  const layout = textAt("layout");
  if (issues.length > 0) return { issues, warnings: [] };
  if (!layout) return withoutLayout(source);
  const wrong = referenceIssues(root, source, files, { ...layout, specifier: layout.text });
  const own = layout.text === vitrineLayout ? readYaml(source, parts.yaml, WithVitrineLayout).issues : [];
  return { issues: [...wrong, ...own], warnings: [] };
};

/** The components that a page or component imports. */
const checkComponent = (root: string, source: Source, files: readonly string[]): Found => {
  // The same length, so that offsets stay those of the file.
  const code = splitFrontMatter(source)?.yaml.replace(/^---/, "   ") ?? "";
  const issuesOf = (reference: Reference) => referenceIssues(root, source, files, reference);
  // Parsing is slow, and only needed if one of the quoted texts would be an error as an import.
  const texts = code.split(/["'\n]/);
  const mayBeWrong = texts.some((specifier) => issuesOf({ specifier, start: 0, end: 0 }).length > 0);
  const issues = mayBeWrong ? importsIn(code).flatMap(issuesOf) : [];
  return { issues, warnings: [] };
};

/** What is wrong in the pages and components in an owner's `src/`, as far as it shows without rendering them. */
export const checkPages = (root: string): Found => {
  const files = filesBelow(`${root}/src`).map((file) => `src/${file}`);
  const components = files.filter(isAstro);
  const found = files.flatMap((file): Found[] => {
    const check = isAstro(file) ? checkComponent : isPage(file) && file.endsWith(".md") ? checkMarkdown : undefined;
    return check ? [check(root, decode(file, readFileSync(resolve(root, file))).source, components)] : [];
  });
  return { issues: found.flatMap(({ issues }) => issues), warnings: found.flatMap(({ warnings }) => warnings) };
};
