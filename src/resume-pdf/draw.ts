import type { BuildContext } from "../content/build-context.ts";
import { cached } from "../media/cache.ts";
import { fontNotices } from "../media/fonts/omitted-text.ts";
import { siteTheme } from "../themes/site-theme.ts";
import { resumeDesign } from "./design.ts";
import { resumeModel } from "./model.ts";

/** Sizes of type, in points: the largest one, and smaller ones to try if the resume has more than two pages. */
const sizes = [10, 9.6, 9.2, 8.8] as const;

const MAX_PAGES = 2;

const pagesOf = (pdf: Uint8Array): number =>
  Number(/\/Count (\d+)/.exec(Buffer.from(pdf).toString("latin1"))?.[1] ?? 0);

/** `/resume.pdf`, from the cache or typeset now. */
export const resumePdf = (context: BuildContext, template: string): Promise<Uint8Array> => {
  const { data, fonts } = resumeDesign(resumeModel(context), siteTheme(context.portfolio.site));
  return cached("resume", "pdf", [template, data, sizes], async () => {
    const { typstPdf } = await import("../media/typst/compiler.ts");
    const typeset = (size: number) => typstPdf({ template, data: { ...data, size }, fonts });
    const [largest, ...smaller] = sizes;
    const comfortable = await typeset(largest);
    if (pagesOf(comfortable) <= MAX_PAGES) return comfortable;
    // A long resume stays easy to read, on more pages.
    const smallest = await typeset(smaller.at(-1) ?? largest);
    if (pagesOf(smallest) > MAX_PAGES) return comfortable;
    for (const size of smaller.slice(0, -1)) {
      const pdf = await typeset(size);
      if (pagesOf(pdf) <= MAX_PAGES) return pdf;
    }
    return smallest;
  });
};

/** Lines for the build output about texts that the resume lacks. */
export const resumeNotices = (context: BuildContext): string[] =>
  fontNotices("resume.pdf omits", resumeDesign(resumeModel(context), siteTheme(context.portfolio.site)).omitted);
