import type { Portfolio } from "../../content/content.ts";
import type { ContentIssue } from "../../content/issues/content-issue.ts";
import type { BuiltPicture } from "../../content/pictures/picture.ts";

/** The page of a project shows its cover this wide, in CSS pixels (src/routes/pages/project.astro). */
const SHOWN_WIDTH = 1216;

/** Narrower covers are enlarged so much on wide screens that they look blurred. */
const MIN_WIDTH = 800;

/** Warnings of covers that look blurred, one for each file. `built` has the sizes of pictures by their files. */
export const smallCovers = (portfolio: Portfolio, built: ReadonlyMap<string, BuiltPicture>): ContentIssue[] => {
  const covers = [portfolio, ...(portfolio.variants ?? [])]
    .flatMap(({ projects, unlisted }) => [...projects, ...unlisted])
    .flatMap(({ cover, pictures }) => (cover && pictures?.[cover.src]) ?? []);
  return [...new Map(covers.map((cover) => [cover.file, cover])).values()].flatMap(({ file, location }) => {
    const { width, height } = built.get(file) ?? {};
    if (width === undefined || width >= MIN_WIDTH) return [];
    return [
      {
        ...location,
        found: `a cover of ${width} × ${height} pixels, which looks blurred: its page shows it up to ${SHOWN_WIDTH} pixels wide`,
        expected: `a picture at least ${MIN_WIDTH} pixels wide, better ${2 * MIN_WIDTH}`,
        fix: "save the picture again in a larger size, or remove `cover`: the build then draws one",
      },
    ];
  });
};
