import type { Portfolio, WrittenProject } from "../../content/content.ts";
import { GENERATED_COVER_SIZE } from "../../portfolio/pictures/generated-covers.ts";
import { HEIGHT, WIDTH } from "./drawing.ts";
import { coverFamilies, type Family, families } from "./families.ts";
import { type CoverPalette, palettes } from "./palettes.ts";
import { hashOf, randomFrom } from "./random.ts";

type Titled = Pick<WrittenProject, "title" | "tags">;

/** Projects whose first tag is the same have the same colors. */
const paletteOf = ({ title, tags: [first = title] = [] }: Titled): CoverPalette =>
  palettes[hashOf(`colors of ${first.toLowerCase()}`) % palettes.length] ?? palettes[0];

/** A cover in a family, depending on the title and the first tag: an SVG file of at most 6 KB. */
export const coverSvg = (project: Titled, family: Family): string => {
  const { title } = project;
  const palette = paletteOf(project);
  const drawing = families[family](randomFrom(title), palette, title).join("");
  const { width, height } = GENERATED_COVER_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="${palette.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${drawing}</svg>\n`;
};

type Projects = Pick<Portfolio, "projects" | "unlisted">;

/** The families of all generated covers, and those that are drawn: a page's social card shows the same one. */
interface Covers {
  readonly families: ReadonlyMap<string, Family>;
  readonly drawn: Map<WrittenProject, string>;
}
const cache = new WeakMap<Portfolio["projects"], Covers>();

/** The cover of a project without one of its own, with the same bytes in every build of the same content (D68). */
export const generatedCover = (project: WrittenProject, { projects, unlisted }: Projects): string => {
  const covers = cache.get(projects) ?? {
    families: coverFamilies([...projects, ...unlisted].filter(({ cover }) => !cover)),
    drawn: new Map(),
  };
  cache.set(projects, covers);
  const cover = covers.drawn.get(project) ?? coverSvg(project, covers.families.get(project.slug) ?? "contours");
  covers.drawn.set(project, cover);
  return cover;
};

/** The ground of a generated cover: red, green and blue from 0 to 7. */
export const coverTone = (project: Titled): readonly [red: number, green: number, blue: number] => {
  const { ground } = paletteOf(project);
  const channel = (at: number): number => Math.round((Number.parseInt(ground.slice(at, at + 2), 16) / 255) * 7);
  return [channel(1), channel(3), channel(5)];
};
