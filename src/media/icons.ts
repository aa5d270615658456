import type { Palette, Theme } from "../themes/theme.ts";
import { cached } from "./cache.ts";
import { fontFinder } from "./fonts/find-font.ts";
import { fitText } from "./fonts/fit-text.ts";
import { loadSharp } from "./sharp.ts";
import type { TypstDocument } from "./typst/compiler.ts";

/** The sizes in `/favicon.ico`, in pixels. */
const icoSizes = [16, 32, 48] as const;

/** The first letter or digit of a name, as a capital; a dot if it has none. */
export const initialOf = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? "•";

type Colors = Pick<Palette, "accent" | "accentInk">;

/** How round the corners are, as a share of the size: like the cards of the theme. */
const roundness = ({ tokens }: Theme): number => Math.min(0.3, Number.parseFloat(tokens["radius-card"]) / 64);

/** A square with a letter, whose height is centered. */
const template = `#let icon = json(bytes(sys.inputs.data))
#set page(width: icon.size * 1pt, height: icon.size * 1pt, margin: 0pt, fill: none)
#set text(size: icon.letter * 1pt, fill: rgb(icon.accentInk), fallback: false, top-edge: "bounds", bottom-edge: "bounds")
#place(rect(width: 100%, height: 100%, radius: icon.radius * 1pt, fill: rgb(icon.accent)))
#place(center + horizon, for run in icon.runs { text(font: run.font, run.text) })`;

/** An initial on the accent, in the type of headings. Icons that systems cut to their own shape fill the square. */
const iconDocument = (
  initial: string,
  theme: Theme,
  size: number,
  isFull: boolean,
  colors: Colors,
): Omit<TypstDocument, "files"> => {
  const face = { font: theme.fonts.heading, weight: theme.tokens["heading-weight"] };
  const draw = (text: string) => fitText(text, fontFinder(face, text, "en"));
  const { runs } = [draw(initial), draw("•")].find(({ text }) => text !== "") ?? { runs: [] };
  const { accent, accentInk } = colors;
  const data = {
    size,
    letter: size * (isFull ? 0.58 : 0.72),
    radius: isFull ? 0 : size * roundness(theme),
    accent,
    accentInk,
    runs: runs.map(({ text, font }) => ({ text, font: font.family })),
  };
  return { template, data, fonts: runs.map(({ font }) => font) };
};

const colorsOf = ({ appearance, light, dark }: Theme): Colors => (appearance === "dark" ? dark : light);

const drawPng = (document: TypstDocument): Promise<Uint8Array> =>
  cached("icon", "png", document, async () => {
    const [{ typstSvg }, sharp] = await Promise.all([import("./typst/compiler.ts"), loadSharp()]);
    return sharp(Buffer.from(await typstSvg(document)))
      .png({ compressionLevel: 9 })
      .toBuffer();
  });

/** A square icon as PNG, for home screens. */
export const iconPng = (initial: string, theme: Theme, size: number): Promise<Uint8Array> =>
  drawPng(iconDocument(initial, theme, size, true, colorsOf(theme)));

/** Stand-ins for the colors, because Typst shortens some, such as #ffffff. */
const marks = { accent: "#010203", accentInk: "#040506" } as const;

/** `/favicon.svg`, which follows the appearance of the browser. */
export const faviconSvg = async (initial: string, theme: Theme): Promise<string> => {
  const { light, dark } = theme;
  const document = iconDocument(initial, theme, 64, false, marks);
  const drawn = await cached("icon", "svg", document, async () => {
    const { typstSvg } = await import("./typst/compiler.ts");
    return Buffer.from(await typstSvg(document));
  });
  const names = ["accent", "accentInk"] as const;
  // Rules override the colors of attributes.
  const rules = names.map((name) => `[fill="${light[name]}"]{fill:${dark[name]}}`);
  const style = `<style>@media(prefers-color-scheme:dark){${rules.join("")}}</style>`;
  const colored = names.reduce(
    (svg, name) => svg.replaceAll(marks[name], light[name]),
    Buffer.from(drawn).toString("utf8"),
  );
  return `${colored.replace(/(<svg [^>]*>)/, `$1${style}`)}\n`;
};

/** PNG files as an icon file. A directory entry has size, planes, bits, length and offset. */
const icoFile = (
  pictures: readonly { readonly size: number; readonly bytes: Uint8Array }[],
): Uint8Array<ArrayBuffer> => {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return new Uint8Array(Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)]));
};

/** `/favicon.ico`, for browsers and programs that ask for it without reading the page. */
export const faviconIco = async (initial: string, theme: Theme): Promise<Uint8Array<ArrayBuffer>> =>
  icoFile(
    await Promise.all(
      icoSizes.map(async (size) => ({
        size,
        bytes: await drawPng(iconDocument(initial, theme, size, false, colorsOf(theme))),
      })),
    ),
  );
