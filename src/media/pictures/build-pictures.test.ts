import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { minimalPortfolio } from "../../../test/support/small-portfolio.ts";
import { pictureBytes, plannedFiles, withBuiltPictures } from "./build-pictures.ts";
import { encodeFile } from "./encode.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const project = (pictures: Readonly<Record<string, string>>) => ({
  ...minimalPortfolio,
  projects: [
    {
      slug: "loom",
      title: "Loom",
      weight: 0,
      description: "A loom.",
      pictures: Object.fromEntries(Object.entries(pictures).map(([src, file]) => [src, { file }])),
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

test("a damaged picture is a content error that names its file", async () => {
  writeFileSync(join(folder, "broken.png"), "\u0089PNG\r\n\u001a\n");
  await expect(withBuiltPictures(project({ a: "broken.png" }), { folder, withAvif: false })).rejects.toMatchObject({
    name: "ContentError",
    message: expect.stringMatching(/broken\.png:1:1\n {2}found {5}a picture that cannot be decoded/),
  });
});

test("a picture that is cut off is a content error when it is encoded", async () => {
  const whole = await sharp(Buffer.from(Array.from({ length: 90_000 }, (_, index) => (index * 7919) % 251)), {
    raw: { width: 200, height: 150, channels: 3 },
  })
    .jpeg()
    .toBuffer();
  writeFileSync(join(folder, "cut.jpg"), whole.subarray(0, whole.length / 2));
  const file = { name: "cut-0-200.jpg", format: "jpg", width: 200 } as const;
  await expect(pictureBytes(folder, { original: "cut.jpg", file })).rejects.toMatchObject({ name: "ContentError" });
});
