import latinItalic from "@fontsource/newsreader/files/newsreader-latin-400-italic.woff2?url";
import latinUpright from "@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url";
import latinExtItalic from "@fontsource/newsreader/files/newsreader-latin-ext-400-italic.woff2?url";
import latinExtUpright from "@fontsource/newsreader/files/newsreader-latin-ext-500-normal.woff2?url";
import vietnameseItalic from "@fontsource/newsreader/files/newsreader-vietnamese-400-italic.woff2?url";
import vietnameseUpright from "@fontsource/newsreader/files/newsreader-vietnamese-500-normal.woff2?url";
import { type Subset, subsetsOf } from "../portfolio/type-characters.ts";

type Cut = Readonly<Record<Subset, string>>;

const upright: Cut = { latin: latinUpright, "latin-ext": latinExtUpright, vietnamese: vietnameseUpright };
const italic: Cut = { latin: latinItalic, "latin-ext": latinExtItalic, vietnamese: vietnameseItalic };

const filesFor = (cut: Cut, text: string): string[] =>
  [...new Set<Subset>(["latin", ...subsetsOf(text)])].map((subset) => cut[subset]);

/** The files of the type that the first lines of a page need: for headings, and for what stands below in italics. */
export const typeFiles = (headings: string, lead: string): readonly string[] => [
  ...filesFor(upright, headings.normalize("NFC")),
  ...filesFor(italic, lead.normalize("NFC")),
];
