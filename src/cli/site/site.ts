import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { build as renderPages } from "astro";
import { siteOptions } from "../../configuration/current-options.ts";
import { redirectsOf } from "../../content/aliases/former-paths.ts";
import { type SharedContext, setBuildContext } from "../../content/build-context.ts";
import type { Portfolio } from "../../content/content.ts";
import { languagesOf } from "../../content/languages/languages.ts";
import { buildOutput, setBuildOutput } from "../../content/output/build-output.ts";
import { basePathOf } from "../../contract/base.ts";
import { contentSecurityPolicy } from "../../contract/headers.ts";
import { Manifest, manifestFile } from "../../contract/site/manifest.ts";
import type { Hosting } from "../../contract/static/hosting.ts";
import { pluralize } from "../../contract/text/pluralize.ts";
import { projectsHaveAlternates } from "../../markdown/alternates.ts";
import { encodePictures, plannedFiles, withBuiltPictures } from "../../media/pictures/build-pictures.ts";
import { clearSocialCards, renderedCards } from "../../media/social-card/registry.ts";
import { omittedTextNotices, writeSocialCards } from "../../media/social-card/write.ts";
import { resumeNotices } from "../../resume-pdf/draw.ts";
import { changedFiles, elapsed, fileTable, type PrintLine } from "../../terminal/report.ts";
import { filesBelow, finish } from "./finish.ts";
import { readLastBuild, writeBuildRecord } from "./last-build/last-build.ts";
import { siteOutput } from "./last-build/site-output.ts";
import { toolDigest } from "./last-build/tool.ts";
import { brokenLinkReport } from "./own-links.ts";
import { writeOwnerAlternates } from "./owner-pages.ts";
import { stopAtFirstError } from "./pages/first-error.ts";
import { pageError } from "./pages/page-error.ts";
import { writeRedirectPages } from "./redirect-pages.ts";

/** The content folder, the output folder, and the address and the kind of host that the site is built for. */
export interface BuildTarget {
  readonly content: string;
  readonly out: string;
  readonly site: string;
  readonly hosting: Hosting;
}

const lastManifest = async (out: string): Promise<Manifest | undefined> => {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(out, manifestFile), "utf8")));
  } catch {
    return undefined;
  }
};

/** Replaces a folder by another, which can be on another disk. */
const replace = async (outputFolder: string, by: string): Promise<void> => {
  const staging = join(dirname(outputFolder), `.${basename(outputFolder)}.next`);
  await mkdir(dirname(outputFolder), { recursive: true });
  await rm(staging, { recursive: true, force: true });
  try {
    await rename(by, staging);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    await cp(by, staging, { recursive: true });
  }
  await rm(outputFolder, { recursive: true, force: true });
  await rename(staging, outputFolder);
};

/** How often a long step prints its progress. */
const PROGRESS_MS = 5000;

/** The portfolio with its pictures. Encodes those that no earlier build encoded. */
const buildPictures = async (written: Portfolio, folder: string, print: PrintLine): Promise<Portfolio> => {
  const start = performance.now();
  const portfolio = await withBuiltPictures(written, { folder, withAvif: true });
  const all = plannedFiles(portfolio).length;
  if (all === 0) return portfolio;
  let [encoded, printed] = [0, start];
  await encodePictures(portfolio, folder, (done, missing) => {
    encoded = done;
    if (performance.now() - printed < PROGRESS_MS || done === missing) return;
    printed = performance.now();
    print(`Encoded ${done} of ${pluralize(missing, "picture file")} (${elapsed(start)})`);
  });
  print(`Prepared ${pluralize(all, "picture file")}, ${encoded} of them new (${elapsed(start)})`);
  return portfolio;
};

/** Draws the social cards of the rendered pages. */
const drawCards = async (rendered: string, context: SharedContext, print: PrintLine): Promise<void> => {
  const start = performance.now();
  const cards = [...renderedCards().values()];
  const changed = cards.filter((card) => !buildOutput()?.reuse(card.path, card));
  let [all, printed] = [0, start];
  await writeSocialCards(rendered, changed, context, (drawn) => {
    all = drawn;
    if (performance.now() - printed < PROGRESS_MS) return;
    printed = performance.now();
    print(`Drew ${pluralize(drawn, "social card")} (${elapsed(start)})`);
  });
  print(`Prepared ${pluralize(cards.length, "social card")}, ${all} of them new (${elapsed(start)})`);
  for (const notice of omittedTextNotices(cards)) print(notice);
};

/**
 * Renders a site to a new folder, then replaces the old one.
 * @throws BudgetError if a static host would reject the site.
 * @throws ContentError if a picture cannot be decoded.
 * @throws PageError if a page of the owner cannot be built.
 * @throws PictureError if pictures cannot be processed on this machine.
 */
export const writeSite = async (
  written: Portfolio,
  { content, out, site, hosting }: BuildTarget,
  print: PrintLine,
): Promise<void> => {
  const portfolio = await buildPictures(written, resolve(content), print);
  const rendering = performance.now();
  const outputFolder = resolve(out);
  // Parallel builds need separate folders, which Astro requires to be inside the project.
  const rendered = resolve(".build", `site-${process.pid}`);
  const context = { portfolio, site, hosting, folder: resolve(content) };
  setBuildContext(context);
  clearSocialCards();
  const tool = toolDigest(resolve());
  const last = tool === undefined ? undefined : await readLastBuild(outputFolder, tool);
  const output = siteOutput(rendered, context, last);
  setBuildOutput(output);
  process.setSourceMapsEnabled(true);
  try {
    await renderPages({
      outDir: rendered,
      site,
      base: basePathOf(site) || "/",
      logLevel: "error",
      integrations: [stopAtFirstError(resolve())],
      // Stacks then have the lines of the source files. Visitors would download maps of the scripts.
      vite: { build: { sourcemap: true }, environments: { client: { build: { sourcemap: false } } } },
    }).catch((error: unknown) => {
      throw pageError(error, resolve());
    });
    const languages = languagesOf(portfolio);
    const hasProjects = projectsHaveAlternates(portfolio);
    await writeOwnerAlternates(rendered, await filesBelow(rendered), {
      site,
      hasProjects,
      languages: languages.slice(1),
    });
    print(`Rendered the pages for ${site} (${elapsed(rendering)})`);
    await drawCards(rendered, context, print);
    for (const notice of resumeNotices({ portfolio, site, hosting })) print(notice);
    const finishing = performance.now();
    const { csp } = siteOptions();
    const policy = Object.keys(csp).length > 0 ? contentSecurityPolicy(csp) : undefined;
    const redirects = redirectsOf(portfolio);
    const files = await filesBelow(rendered);
    const broken = await brokenLinkReport(rendered, { site, files, redirects, hasApp: hosting === "app" });
    if (broken) print(broken);
    if (hosting === "static") await writeRedirectPages(rendered, redirects, site);
    const manifest = await finish(rendered, { site, hosting, redirects, policy, languages, last });
    const finished = hosting === "static" ? "Wrote" : "Compressed the files and wrote";
    print(`${finished} _headers and _redirects (${elapsed(finishing)})`);
    const before = await lastManifest(outputFolder);
    await replace(outputFolder, rendered);
    if (tool !== undefined) await writeBuildRecord(outputFolder, tool, output);
    print(`\n${fileTable(manifest)}\n\n${changedFiles(manifest, before)}`);
  } finally {
    setBuildOutput(undefined);
    await rm(rendered, { recursive: true, force: true, maxRetries: 3 });
  }
};
