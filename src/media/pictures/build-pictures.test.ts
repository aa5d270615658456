import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { contentPicture, minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";
import { temporaryFolder } from "../../../test/support/hosts/programs.ts";
import { checkDecoding, pictureBytes, plannedFiles, withBuiltPictures } from "./build-pictures.ts";
import { encodeFile } from "./encode.ts";

const folder = temporaryFolder();

const project = (pictures: Readonly<Record<string, string>>) => ({
  ...minimalPortfolio,
  projects: [
    {
      slug: "loom",
      title: "Loom",
      weight: 0,
      description: "A loom.",
      pictures: Object.fromEntries(Object.entries(pictures).map(([src, file]) => [src, contentPicture(file)])),
    },
  ],
});

const plain = (width: number, height: number, alpha: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 255, g: 73, b: 0, alpha } } });

test("a picture has its upright size, its color and its files", async () => {
  await plain(60, 40, 1).withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, "turned.jpg"));
  await plain(60, 40, 0.5).png().toFile(join(folder, "clear.png"));
  const portfolio = await withBuiltPictures(project({ a: "turned.jpg", b: "clear.png" }), { folder, withAvif: true });
  const { a, b } = portfolio.projects[0]?.pictures ?? {};
  expect(a?.built).toMatchObject({ width: 40, height: 60, tone: [7, 2, 0] });
  expect(b?.built).toMatchObject({ width: 60, height: 40 });
  expect(b?.built).not.toHaveProperty("tone");
  expect(plannedFiles(portfolio).map(({ file }) => file.name.replace(/-[0-9a-f]{12}-/, "-…-"))).toEqual([
    "turned-…-40.avif",
    "turned-…-40.webp",
    "turned-…-40.jpg",
    "clear-…-60.avif",
    "clear-…-60.webp",
    "clear-…-60.png",
  ]);
});

test("files have no metadata, stand upright, and are the same each time", async () => {
  const original = join(folder, "with-metadata.jpg");
  const exif = { IFD0: { Copyright: "Ada", Make: "Camera" } };
  await plain(60, 40, 1).withMetadata({ orientation: 6, exif }).jpeg().toFile(original);
  for (const format of ["avif", "webp", "jpg"] as const) {
    const [bytes, again] = await Promise.all([
      encodeFile(original, { format, width: 30 }),
      encodeFile(original, { format, width: 30 }),
    ]);
    expect(again.equals(bytes)).toBe(true);
    const { width, height, exif, icc, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, icc, orientation }).toEqual({ width: 30, height: 45 });
  }
});

/** Noise compresses badly, so every part of the file holds pixels. */
const noise = sharp(Buffer.from(Array.from({ length: 90_000 }, (_, index) => (index * 7919) % 251)), {
  raw: { width: 200, height: 150, channels: 3 },
});

test.each([
  ["JPEG", () => noise.clone().jpeg()],
  ["progressive JPEG", () => noise.clone().jpeg({ progressive: true })],
  ["PNG", () => noise.clone().png()],
  ["WebP", () => noise.clone().webp()],
  ["AVIF", () => noise.clone().avif({ effort: 0 })],
  ["GIF", () => noise.clone().gif()],
])("a %s file that is cut off is an issue where the content refers to it", async (name, encode) => {
  const whole = await encode().toBuffer();
  const pictures = [0.1, 0.5, 0.99, 1].map((part) => {
    const file = `${name}-${part}`;
    writeFileSync(join(folder, file), whole.subarray(0, Math.floor(whole.length * part)));
    return contentPicture(file);
  });
  const { issues } = await checkDecoding(folder, pictures);
  expect(issues.map(({ file, found }) => [file, found.replace(/ \(.+\)$/, "")])).toEqual(
    pictures
      .slice(0, 3)
      .map((picture) => [picture.location.file, `a picture that cannot be decoded, \`${picture.file}\``]),
  );
  for (const { found } of issues) expect(found).not.toContain(folder);
});

test("all damaged pictures of a portfolio are one content error", async () => {
  writeFileSync(join(folder, "broken.png"), "\u0089PNG\r\n\u001a\n");
  writeFileSync(join(folder, "broken.jpg"), "\u00ff\u00d8\u00ff\u00e0", "latin1");
  const broken = project({ a: "broken.png", b: "broken.jpg" });
  await expect(withBuiltPictures(broken, { folder, withAvif: false })).rejects.toMatchObject({
    name: "ContentError",
    issues: [{ found: expect.stringContaining("broken.") }, { found: expect.stringContaining("broken.") }],
  });
});

test("a picture that is damaged when it is encoded is a content error", async () => {
  writeFileSync(join(folder, "cut.jpg"), (await noise.clone().jpeg().toBuffer()).subarray(0, 2000));
  const file = { name: "cut-0-200.jpg", format: "jpg", width: 200 } as const;
  await expect(pictureBytes(folder, { original: "cut.jpg", file })).rejects.toMatchObject({ name: "ContentError" });
});
