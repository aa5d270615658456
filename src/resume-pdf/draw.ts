import type { BuildContext } from "../content/build-context.ts";
import { cached } from "../media/cache.ts";
import { fontNotices, type OmittedText } from "../media/fonts/omitted-text.ts";
import { siteTheme } from "../themes/site-theme.ts";
import { type ResumeDesign, resumeDesign } from "./design.ts";
import { resumeModel } from "./model.ts";

/** Sizes of type, in points: the usual one, and smaller ones to try if the resume has more than two pages. */
const sizes = [10, 9.6, 9.2, 8.8] as const;

const MAX_PAGES = 2;

/** The number of pages: the root of the page tree is the first object of the file. */
const pagesOf = (pdf: Uint8Array): number =>
  Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(Buffer.from(pdf).toString("latin1"))?.[1] ?? 0);

const designOf = (context: BuildContext): ResumeDesign =>
  resumeDesign(resumeModel(context), siteTheme(context.portfolio.site));

const typeset = async ({ data, fonts }: ResumeDesign, template: string): Promise<Uint8Array> => {
  const { typstPdf } = await import("../media/typst/compiler.ts");
  const typesetIn = (size: number) => typstPdf({ template, data: { ...data, size }, fonts });
  const [usual, ...smaller] = sizes;
  const comfortable = await typesetIn(usual);
  if (pagesOf(comfortable) <= MAX_PAGES) return comfortable;
  // A long resume stays easy to read, on more pages.
  const smallest = await typesetIn(smaller.at(-1) ?? usual);
  if (pagesOf(smallest) > MAX_PAGES) return comfortable;
  for (const size of smaller.slice(0, -1)) {
    const pdf = await typesetIn(size);
    if (pagesOf(pdf) <= MAX_PAGES) return pdf;
  }
  return smallest;
};

/**
 * The resume of a portfolio as PDF. The same portfolio always has the same bytes (D71).
 * @param template the text of `resume.typ`, which the code cannot read where Vite puts it
 */
export const typesetResume = (context: BuildContext, template: string): Promise<Uint8Array> =>
  typeset(designOf(context), template);

/** `/resume.pdf`, from the cache or typeset now. */
export const resumePdf = (context: BuildContext, template: string): Promise<Uint8Array> => {
  const design = designOf(context);
  return cached("resume", "pdf", [template, design.data, sizes], () => typeset(design, template));
};

/** The texts that the resume lacks, because no font has their characters. */
export const omittedTexts = (context: BuildContext): readonly OmittedText[] => designOf(context).omitted;

/** Lines for the build output about texts that the resume lacks. */
export const resumeNotices = (context: BuildContext): string[] =>
  fontNotices("resume.pdf omits", omittedTexts(context));
