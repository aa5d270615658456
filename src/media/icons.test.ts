import sharp from "sharp";
import { expect, test } from "vitest";
import { themeNames } from "../themes/names.ts";
import { siteTheme } from "../themes/site-theme.ts";
import { faviconIco, faviconSvg, iconPng, initialOf } from "./icons.ts";

const museum = siteTheme({});

test.each([
  ["zoë Exemplar", "Z"],
  ["(the) Écho", "T"],
  ["4 walls", "4"],
  ["…", "•"],
])("the initial of %j is %s", (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test("favicon.svg has the accents of light and dark, and outlines instead of text", async () => {
  const svg = await faviconSvg("Z", museum);
  expect(svg).toContain(
    '@media(prefers-color-scheme:dark){[fill="#07594a"]{fill:#7bd0b8}[fill="#ffffff"]{fill:#0b1c18}}',
  );
  expect(svg.match(/ fill="[^"]+"/g)).toEqual([' fill="#07594a"', ' fill="#ffffff"']);
  expect(svg).not.toContain("<text");
  // A picture that is not well-formed XML shows nothing.
  const { data } = await sharp(Buffer.from(svg)).extract({ left: 32, top: 3, width: 1, height: 1 }).raw().toBuffer({
    resolveWithObject: true,
  });
  expect([...data.subarray(0, 3)]).toEqual([0x07, 0x59, 0x4a]);
});

test("favicon.ico has PNG files of 16, 32 and 48 pixels", async () => {
  const file = Buffer.from(await faviconIco("Z", museum));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const sizes = [0, 1, 2].map((index) => {
    const entry = 6 + 16 * index;
    const offset = file.readUInt32LE(entry + 12);
    const png = file.subarray(offset, offset + file.readUInt32LE(entry + 8));
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    return [file.readUInt8(entry), png.readUInt32BE(16), png.readUInt32BE(20)];
  });
  expect(sizes).toEqual([16, 32, 48].map((size) => [size, size, size]));
});

test.each(themeNames)("the icon of the theme %s has its size, and the same bytes every time", async (theme) => {
  const bytes = Buffer.from(await iconPng("Z", siteTheme({ theme }), 180));
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([180, 180]);
  expect(bytes.length).toBeLessThan(12_000);
  expect(bytes.equals(Buffer.from(await iconPng("Z", siteTheme({ theme }), 180)))).toBe(true);
});
