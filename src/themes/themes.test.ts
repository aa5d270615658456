import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkitten";
import { describe, expect, test } from "vitest";
import { themes } from "./built-in.ts";
import { lowContrasts } from "./contrast.ts";
import { filesOfFont, fontFiles } from "./fonts/faces.ts";
import { charactersBySubset, type FontSubset, subsetOf, unicodeRange, unicodeRanges } from "./fonts/subsets.ts";
import { type FontName, fontNames, monoFontNames, themeNames } from "./names.ts";
import { siteTheme } from "./site-theme.ts";
import { themeCss, themeProperties } from "./theme-css.ts";

const css = (theme: Parameters<typeof siteTheme>[0]) =>
  themeCss(siteTheme(theme), fontFiles(siteTheme(theme)), (path) => `/fonts/${path}`);

describe.each(themeNames)("the theme %s", (name) => {
  test.each(["light", "dark"] as const)("meets WCAG AA in %s", (scheme) => {
    expect(lowContrasts(themes[name][scheme])).toEqual([]);
  });

  test("refers only to properties and font files that exist", () => {
    const known = new Set(themeProperties(themes[name]).map(([property]) => property));
    const used = Array.from(css({ theme: name }).matchAll(/var\((--[\w-]+)\)/g), ([, property]) => property);
    expect(used.filter((property) => !known.has(property ?? ""))).toEqual([]);
    const missing = fontFiles(themes[name]).filter(({ path }) => !existsSync(join("node_modules", `${path}.woff2`)));
    expect(missing).toEqual([]);
  });
});

test("every packaged font has its files", () => {
  const paths = fontNames.flatMap((name) => filesOfFont(name).map(({ path }) => join("node_modules", path)));
  expect(paths.filter((path) => !existsSync(`${path}.woff2`))).toEqual([]);
});

test("all packaged fonts divide their characters in the same way", () => {
  for (const name of fontNames.filter((name) => !name.startsWith("system-"))) {
    const unicode: Partial<typeof unicodeRanges> = JSON.parse(
      readFileSync(join("node_modules", "@fontsource", name, "unicode.json"), "utf8"),
    );
    for (const { subset } of filesOfFont(name)) expect([name, unicode[subset]]).toEqual([name, unicodeRanges[subset]]);
  }
});

test("every token is documented, and the style sheets use only tokens", () => {
  const documented = readFileSync("docs/themes.md", "utf8");
  const names = themeProperties(themes.museum).map(([property]) => property);
  expect(names.filter((property) => !documented.includes(`\`${property}\``))).toEqual([]);
});

test("the style sheet of the default theme", () => {
  const text = css({});
  expect(text).toContain("--accent: light-dark(#07594a, #7bd0b8);");
  expect(text).toContain("color-scheme: light dark;");
  expect(text).toContain('url("/fonts/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2")');
  expect(text).not.toContain("@fontsource/anton");
});

test("a fallback has the width and the line height of its font", () => {
  const [, fallback = ""] =
    /(@font-face \{\s+font-family: "Anton fallback"[^}]*\})/.exec(css({ theme: "poster" })) ?? [];
  expect(fallback).toContain("size-adjust: 90.6%");
  expect(fallback).toContain("ascent-override: 129.8%");
});

/** The height of the highest of some characters in a font, in em. */
const highestOf = (characters: string, font: FontName): number =>
  Math.max(
    ...filesOfFont(font).flatMap(({ path }) => {
      const file = create(readFileSync(join("node_modules", `${path}.woff2`)));
      if (file.isCollection) throw new Error(`${path} has several fonts`);
      return [...characters].map(
        (each) => file.glyphForCodePoint(each.codePointAt(0) ?? 0).bbox.maxY / file.unitsPerEm,
      );
    }),
  );

test("accents of capitals do not touch the line above in headings of capitals", () => {
  for (const { fonts, tokens } of Object.values(themes).filter(({ tokens }) => tokens["heading-case"] === "uppercase"))
    expect(Number(tokens["least-leading"])).toBeGreaterThan(highestOf("ÄÖÜÉÈÊÎÑÇČŠŘŻŐŰ", fonts.heading));
});

test("settings replace parts of a theme", () => {
  const theme = siteTheme({
    theme: "swiss",
    accent: "#0b5f58",
    fonts: { heading: "anton", body: "figtree" },
    density: "compact",
  });
  expect(theme.fonts).toEqual({ heading: "anton", body: "figtree", ui: "figtree", mono: "system-mono" });
  expect(theme.light).toMatchObject({ accent: "#0b5f58", accentInk: "#ffffff", spot: "#0b5f58" });
  expect(css({ theme: "swiss", density: "compact" })).toContain("--space-7: 3.2rem;");
});

test.each(["#0b5f58", "#000000", "#7a2e0e", "#1a2ecb"])(
  "the dark accent for %s is readable and keeps its hue",
  (accent) => {
    for (const theme of themeNames) {
      const dark = siteTheme({ theme, accent }).dark;
      expect([theme, lowContrasts(dark)]).toEqual([theme, []]);
    }
  },
);

test("an accent is used as it is, also if it is not readable", () => {
  expect(siteTheme({ accent: "#ffff00" }).light.accent).toBe("#ffff00");
  expect(lowContrasts(siteTheme({ accent: "#ffff00" }).light)).not.toEqual([]);
});

test.each([
  ["auto", "light dark"],
  ["light", "light"],
  ["dark", "dark"],
] as const)("the appearance %s is the color scheme %s until a visitor chooses another", (appearance, scheme) => {
  expect(css({ appearance })).toContain(`:root {\n  color-scheme: ${scheme};`);
});

test("pictures are dimmed on dark pages only, and owners can change it", () => {
  const text = css({});
  const dimmed = [...text.matchAll(/(@media[^{]*)\{[^@]*?:root:where\(([^)]*)\) \{ --picture-filter/g)];
  expect(dimmed.map(([, media = "", root]) => [media.trim(), root])).toEqual([
    ["@media screen", '[data-appearance="dark"]'],
    ["@media screen and (prefers-color-scheme: dark)", '[data-appearance="auto"]'],
  ]);
  expect(text.indexOf("--picture-filter: none")).toBeLessThan(text.indexOf("--picture-filter: brightness"));
  expect(readFileSync("docs/themes.md", "utf8")).toContain("`--picture-filter`");
});

test("only fonts with characters of one width are for code", () => {
  expect(monoFontNames).toEqual(fontNames.filter((name) => name.endsWith("-mono")));
});

test("browsers and preloads use the same file for a character", () => {
  /** The last face that has a character wins. */
  const order = fontFiles(themes.museum).filter(({ weight, style }) => weight === 500 && style === "normal");
  const shownSubset = (code: number): FontSubset | undefined =>
    order.findLast(({ subset }) =>
      unicodeRanges[subset].split(",").some((range) => {
        const [first = "", last = first] = range.slice(2).split("-");
        return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16);
      }),
    )?.subset;
  const different = Array.from({ length: 0x10000 }, (_, code) => code).filter(
    (code) => shownSubset(code) !== subsetOf(String.fromCharCode(code)),
  );
  expect(different).toEqual([]);
});

test("a text needs its characters in both cases, in the files that have them", () => {
  const characters = charactersBySubset("Zo\u0065\u0308, Łódź 東京");
  expect([..."ËÓëó"].filter((each) => !characters.get("latin")?.includes(each))).toEqual([]);
  expect(characters.get("latin-ext")).toBe("ŁŹź");
  expect(characters.get("vietnamese")).toBe("");
});

test("characters are written as ranges", () => {
  expect(unicodeRange("abcxŁł")).toBe("U+61-63,U+78,U+141-142");
});

test("of a whole font and its reduced one, exactly one has a character", () => {
  const theme = themes.museum;
  const files = fontFiles(theme);
  const characters = charactersBySubset("Zoë").get("latin") ?? "";
  const [whole] = files.filter(
    ({ subset, weight, style }) => subset === "latin" && weight === 500 && style === "normal",
  );
  if (!whole) throw new Error("the theme has no such font");
  const reduced = { ...whole, path: "/cache/reduced", characters, whole: whole.path };
  const text = themeCss(theme, [...files, reduced], (path) => path);
  const rangeOf = (path: string) => text.split(`url("${path}.woff2")`)[1]?.match(/unicode-range: ([^;]*);/)?.[1] ?? "";
  expect(rangeOf("/cache/reduced")).toContain("U+eb,");
  expect(rangeOf(whole.path)).toMatch(/^U\+0-1f,U\+7f-9f,U\+a1-/);
  expect(rangeOf(whole.path)).toContain("U+d8-ea,U+ec-ff,");
});
