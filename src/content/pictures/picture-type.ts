/** What the first bytes of a file say about its type. */
export interface FileType {
  /** Such as `JPEG`. */
  readonly name: string;
  readonly isAccepted: boolean;
  readonly isAnimated: boolean;
}

/** How many bytes `fileTypeOf` needs. */
export const TYPE_BYTES = 1024 * 1024;

const accepted = (name: string, isAnimated = false): FileType => ({ name, isAccepted: true, isAnimated });
const other = (name: string): FileType => ({ name, isAccepted: false, isAnimated: false });

const starts: readonly (readonly [bytes: string, name: string])[] = [
  ["II*\0", "TIFF"],
  ["MM\0*", "TIFF"],
  ["BM", "BMP"],
  ["%PDF", "PDF"],
  ["8BPS", "Photoshop"],
  ["version https://git-lfs", "Git LFS pointer"],
];

/** The type of a picture file from its first bytes; undefined for other files. */
export const fileTypeOf = (bytes: Uint8Array): FileType | undefined => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, TYPE_BYTES)).toString("latin1");
  if (text.startsWith("\u00ff\u00d8\u00ff")) return accepted("JPEG");
  if (text.startsWith("\u0089PNG")) {
    const [animation, data] = [text.indexOf("acTL"), text.indexOf("IDAT")];
    return accepted("PNG", animation !== -1 && animation < data);
  }
  // Each frame starts with a graphic control extension.
  if (text.startsWith("GIF8")) return accepted("GIF", text.split("\0!\u00f9\u0004").length > 2);
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return accepted("WebP", text.slice(0, 64).includes("ANIM"));
  const [, brand = ""] = /^[\s\S]{4}ftyp([\s\S]{4})/.exec(text) ?? [];
  if (/^avi[fs]$/.test(brand)) return accepted("AVIF", brand === "avis");
  if (/^(?:hei|hev|mif|msf)/.test(brand)) return other("HEIC");
  if (brand !== "") return other("video");
  if (/^\s*</.test(text) && /<svg[\s>]/i.test(text.slice(0, 4096))) return other("SVG");
  const known = starts.find(([start]) => text.startsWith(start));
  return known && other(known[1]);
};
