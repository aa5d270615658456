import latinItalic from "@fontsource/newsreader/files/newsreader-latin-400-italic.woff2?url";
import latinUpright from "@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url";
import latinExtItalic from "@fontsource/newsreader/files/newsreader-latin-ext-400-italic.woff2?url";
import latinExtUpright from "@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff2?url";
import vietnameseItalic from "@fontsource/newsreader/files/newsreader-vietnamese-400-italic.woff2?url";
import vietnameseUpright from "@fontsource/newsreader/files/newsreader-vietnamese-500-normal.woff2?url";
import { type FontSubset, fontSubsets } from "../media/font-characters.ts";

type Cut = Readonly<Record<FontSubset, string>>;

const upright: Cut = { latin: latinUpright, "latin-ext": latinExtUpright, vietnamese: vietnameseUpright };
const italic: Cut = { latin: latinItalic, "latin-ext": latinExtItalic, vietnamese: vietnameseItalic };

const filesFor = (cut: Cut, text: string): string[] =>
  [...new Set<FontSubset>(["latin", ...fontSubsets(text)])].map((subset) => cut[subset]);

/** The font files that the heading of a page and the italic text below it need. */
export const typeFiles = (headings: string, lead: string): readonly string[] => [
  ...filesFor(upright, headings.normalize("NFC")),
  ...filesFor(italic, lead.normalize("NFC")),
];
