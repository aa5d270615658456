import { expect, test } from "vitest";
import { pictureHtml } from "./html.ts";

const picture = { alt: 'A "clock"', width: 1200, height: 800, src: "/a-800.jpg", sources: [] };

test("a picture loads late, with its size, its color and its focus as attributes", () => {
  const shown = {
    ...picture,
    srcset: "/a-400.jpg 400w, /a-800.jpg 800w",
    tone: [1, 2, 7] as const,
    focus: { x: 33, y: 100 },
  };
  expect(pictureHtml({ ...shown, sources: [{ type: "image/avif", srcset: "/a.avif 800w" }] }, { sizes: "50vw" })).toBe(
    '<picture><source type="image/avif" srcset="/a.avif 800w" sizes="50vw"><img src="/a-800.jpg" srcset="/a-400.jpg 400w, /a-800.jpg 800w" sizes="50vw" alt="A &quot;clock&quot;" width="1200" height="800" loading="lazy" decoding="async" data-tone="r1 g2 b7" data-ratio="15" data-focus="x30 y100"></picture>',
  );
});

test("a picture that is visible at first loads first", () => {
  expect(pictureHtml({ ...picture, alt: "" }, { sizes: "100vw", eager: true })).toBe(
    '<picture><img src="/a-800.jpg" alt="" width="1200" height="800" fetchpriority="high" decoding="async" data-ratio="15"></picture>',
  );
});

test.each([
  [40, 1500, "1"],
  [800, 1000, "8"],
  [979, 1000, "9"],
  [1500, 1000, "15"],
  [1600, 1000, undefined],
])("a picture of %i x %i pixels has the ratio %s", (width, height, ratio) => {
  const html = pictureHtml({ ...picture, width, height }, { sizes: "100vw" });
  expect(/ data-ratio="(\d+)"/.exec(html)?.[1]).toBe(ratio);
});

test("an alternative text in another language says so, and an empty one does not", () => {
  expect(pictureHtml({ ...picture, lang: "es" }, { sizes: "100vw" })).toContain(
    ' alt="A &quot;clock&quot;" lang="es" width=',
  );
  expect(pictureHtml({ ...picture, alt: "", lang: "es" }, { sizes: "100vw" })).not.toContain("lang");
});
