import type { WrittenProject } from "../../content/content.ts";
import { GENERATED_COVER_SIZE } from "../../portfolio/pictures/generated-covers.ts";
import { blocks } from "./compositions/blocks.ts";
import { contours } from "./compositions/contours.ts";
import { orbits } from "./compositions/orbits.ts";
import { quilt } from "./compositions/quilt.ts";
import { ridges } from "./compositions/ridges.ts";
import { score } from "./compositions/score.ts";
import { tides } from "./compositions/tides.ts";
import { truchet } from "./compositions/truchet.ts";
import { weave } from "./compositions/weave.ts";
import { HEIGHT, WIDTH } from "./drawing.ts";
import { type Palette, palettes } from "./palettes.ts";
import { hashOf, randomFrom } from "./random.ts";

/** What a cover depends on. Other projects do not change it. */
type Titled = Pick<WrittenProject, "title" | "kind" | "tags">;

/** Client work is built, personal work grows, and everything else is in between. */
const compositions = {
  client: [weave, quilt, blocks, orbits, score],
  personal: [contours, ridges, tides, truchet, orbits],
  other: [score, orbits, quilt, contours, truchet],
} as const;

/** Projects whose first tag is the same have the same colors. */
const paletteOf = ({ title, tags: [first = title] = [] }: Titled): Palette =>
  palettes[hashOf(`colors of ${first.toLowerCase()}`) % palettes.length] ?? palettes[0];

/**
 * The cover of a project without one of its own: a drawing in one of nine families, depending on its kind, its title and its
 * first tag. An SVG file of at most 6 KB, with the same bytes in every build (D68).
 */
export const coverSvg = (project: Titled): string => {
  const { title, kind = "other" } = project;
  const random = randomFrom(title);
  const palette = paletteOf(project);
  const drawing = random.pick(compositions[kind])(random, palette, title).join("");
  const { width, height } = GENERATED_COVER_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="${palette.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${drawing}</svg>\n`;
};

/** The ground of a generated cover: red, green and blue from 0 to 7. */
export const coverTone = (project: Titled): readonly [red: number, green: number, blue: number] => {
  const { ground } = paletteOf(project);
  const channel = (at: number): number => Math.round((Number.parseInt(ground.slice(at, at + 2), 16) / 255) * 7);
  return [channel(1), channel(3), channel(5)];
};
