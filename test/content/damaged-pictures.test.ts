import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { run, temporaryFolder } from "../support/hosts/programs.ts";

const root = temporaryFolder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const content = join(root, "content");
const write = (file: string, bytes: string | Uint8Array): void => writeFileSync(join(content, file), bytes);
mkdirSync(join(content, "projects"), { recursive: true });
write("profile.yaml", "name: Zoë Exemplar\nemail: zoe@example.com\n");
write("site.yaml", "title: Zoë Exemplar\ndescription: A sample portfolio.\n");

const check = () => run("src/cli/check-content.ts", ["--content", content]);
const project = (title: string): string => `---
title: ${title}
cover:
  src: clock.jpg
  alt: A clock
---

Look: ![The scarf](scarf.webp)
`;

const webpReason = " (Input file has corrupt header: webp: unable to parse image)";

test("the check reports pictures that are cut off, with the line of the reference and with all other errors", async () => {
  const picture = sharp({ create: { width: 960, height: 720, channels: 3, background: "teal" } });
  const [jpeg, webp] = await Promise.all([picture.clone().jpeg().toBuffer(), picture.clone().webp().toBuffer()]);
  write("projects/clock.jpg", jpeg);
  write("projects/scarf.webp", webp);
  write("projects/clock.md", project("Clock"));
  expect(await check()).toMatchObject({ code: 0, stderr: "" });

  write("projects/clock.jpg", jpeg.subarray(0, jpeg.length / 2));
  write("projects/scarf.webp", webp.subarray(0, webp.length / 2));
  write("projects/clock.md", project("7"));
  const { code, stdout, stderr } = await check();
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  // The reason is left out if libvips mixed it up with that of the other picture.
  expect(
    stderr.replace(" (VipsJpeg: premature end of JPEG image)", "").replace(webpReason, ""),
  ).toBe(`content/projects/clock.md:2:8
  2 | title: 7
    |        ^
  found     the number 7
  expected  text
  fix       put quotes around it: "7"

content/projects/clock.md:4:8
  4 |   src: clock.jpg
    |        ^^^^^^^^^
  found     a picture that cannot be decoded, \`clock.jpg\`
  expected  a complete JPEG, PNG, WebP, AVIF or GIF file
  fix       copy the file again, or open it in an image editor and save it again

content/projects/clock.md:8:7
  8 | Look: ![The scarf](scarf.webp)
    |       ^^^^^^^^^^^^^^^^^^^^^^^^
  found     a picture that cannot be decoded, \`scarf.webp\`
  expected  a complete JPEG, PNG, WebP, AVIF or GIF file
  fix       copy the file again, or open it in an image editor and save it again

3 errors in 1 file.
`);
});

test("the check warns of a cover that is too small for its page", async () => {
  const small = sharp({ create: { width: 200, height: 150, channels: 3, background: "teal" } });
  write("projects/clock.jpg", await small.jpeg().toBuffer());
  write("projects/scarf.webp", await small.webp().toBuffer());
  write("projects/clock.md", project("Clock"));
  expect(await check()).toEqual({
    code: 0,
    stdout: `${content}/: 1 project, no errors.\n`,
    stderr: `content/projects/clock.md:4:8
  4 |   src: clock.jpg
    |        ^^^^^^^^^
  found     a cover of 200 × 150 pixels, which looks blurred: its page shows it up to 1216 pixels wide
  expected  a picture at least 800 pixels wide, better 1600
  fix       save the picture again in a larger size, or remove \`cover\`: the build then draws one

1 warning in 1 file.
`,
  });
});
