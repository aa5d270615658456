import { fonts } from "../themes/fonts/families.ts";
import { pictureFace } from "../themes/fonts/pictures.ts";
import type { FontName } from "../themes/names.ts";
import type { Palette, Theme } from "../themes/theme.ts";
import { pictureBytes } from "./cached-picture.ts";
import { box } from "./social-card/box.ts";
import type { Picture } from "./social-card/draw.ts";

/** The sizes in `/favicon.ico`, in pixels. */
const icoSizes = [16, 32, 48] as const;

/** The first letter or digit of a name, as a capital; a dot if it has none. */
export const initialOf = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? "•";

type Colors = Pick<Palette, "accent" | "accentInk">;

/** How round the corners are, as a share of the size: like the cards of the theme. */
const roundness = ({ tokens }: Theme): number => Math.min(0.3, Number.parseFloat(tokens["radius-card"]) / 64);

/** How far capitals are above the middle of their line, as a share of the size. Most have a height of 0.7 em. */
const raisedBy = (name: FontName): number => {
  const font = fonts[name];
  const { ascent, descent } = "stack" in font ? { ascent: 0.735, descent: 0.265 } : font.metrics;
  return Math.max(0, 0.35 - (ascent - descent) / 2);
};

/** An initial on the accent, in the type of headings. Icons that systems cut to their own shape fill the square. */
const iconPicture = (initial: string, theme: Theme, size: number, isFull: boolean, colors: Colors): Picture => {
  const { heading } = theme.fonts;
  const face = pictureFace(heading, { weight: theme.tokens["heading-weight"] }, initial);
  const layout = box(
    {
      alignItems: "center",
      justifyContent: "center",
      width: size,
      height: size,
      borderRadius: isFull ? 0 : size * roundness(theme),
      backgroundColor: colors.accent,
      color: colors.accentInk,
      fontFamily: face.family,
      fontSize: size * (isFull ? 0.58 : 0.72),
      fontWeight: face.weight,
      lineHeight: 1,
      paddingTop: size * raisedBy(heading),
    },
    initial,
  );
  return { layout, width: size, height: size, files: face.files };
};

const colorsOf = ({ appearance, light, dark }: Theme): Colors => (appearance === "dark" ? dark : light);

/** A square icon as PNG, for home screens. */
export const iconPng = (initial: string, theme: Theme, size: number): Promise<Uint8Array> =>
  pictureBytes(iconPicture(initial, theme, size, true, colorsOf(theme)));

/** Stand-ins for the colors, because Satori writes no classes. */
const marks = { accent: "#010203", accentInk: "#040506" } as const;

/** `/favicon.svg`, which follows the appearance of the browser. */
export const faviconSvg = async (initial: string, theme: Theme): Promise<string> => {
  const { renderSvg } = await import("./social-card/draw.ts");
  const drawn = await renderSvg(iconPicture(initial, theme, 64, false, marks));
  const rules = ({ accent, accentInk }: Colors) => `.a{fill:${accent}}.b{fill:${accentInk}}`;
  const style = `<style>${rules(theme.light)}@media(prefers-color-scheme:dark){${rules(theme.dark)}}</style>`;
  return `${drawn
    .replace(/(<svg [^>]*>)/, `$1${style}`)
    .replaceAll(`fill="${marks.accent}"`, 'class="a"')
    .replaceAll(`fill="${marks.accentInk}"`, 'class="b"')}\n`;
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
        bytes: await pictureBytes(iconPicture(initial, theme, size, false, colorsOf(theme))),
      })),
    ),
  );
