// One file instead of 150, which every command would load.
import culori from "culori/require";
import type { CssSyntaxError, Root } from "postcss";
import { type ColorName, lowContrasts, propertyOf } from "../../themes/contrast.ts";
import { siteTheme, type ThemeSettings } from "../../themes/site-theme.ts";
import type { Theme } from "../../themes/theme.ts";
import { themeProperties } from "../../themes/theme-css.ts";
import { type ContentIssue, issueAt } from "../issues/content-issue.ts";
import { didYouMean } from "../issues/similar-names.ts";
import type { Source } from "../issues/source.ts";
import { isColor } from "./is-color.ts";
import { loadPostcss } from "./load-postcss.ts";
import { colorLabel, lowContrastFinding } from "./low-contrast.ts";

/** A color as `#rrggbb`; undefined if its value is only known in the browser, or if something shows through it. */
const opaqueColor = (value: string): string | undefined => {
  const color = culori.parse(value);
  return color && (color.alpha ?? 1) === 1 ? culori.formatHex(color) : undefined;
};

/** The light and the dark color of a value such as `#fff3e0`, `rgb(255 243 224)` or `light-dark(#fff3e0, #221a12)`. */
const colorsOf = (value: string): readonly [light: string, dark: string] | undefined => {
  const [, both] = /^light-dark\((.*)\)$/is.exec(value) ?? [];
  const [light, dark] = (both === undefined ? [value, value] : loadPostcss().list.comma(both)).map(opaqueColor);
  return light && dark ? [light, dark] : undefined;
};

const syntaxIssue = (source: Source, { reason, line = 1, column = 1 }: CssSyntaxError): ContentIssue => {
  const before = source.text.split("\n", line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const start = before + column - 1;
  return issueAt(source, start, start + 1, {
    found: `a syntax error: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
    expected: "CSS, with each block closed and a colon after each property",
    fix: "correct this line, or the one before it",
  });
};

interface Override {
  readonly color: ColorName;
  readonly start: number;
  readonly end: number;
}

/** The colors that a style sheet sets on `:root`, with too little contrast. */
const contrastIssues = (source: Source, root: Root, { light, dark }: Theme): ContentIssue[] => {
  const palettes = { light: { ...light }, dark: { ...dark } };
  const overrides: Override[] = [];
  const names = new Map((Object.keys(light) as ColorName[]).map((color) => [propertyOf(color), color]));
  root.each((rule) => {
    if (rule.type !== "rule" || rule.selector !== ":root") return;
    rule.walkDecls(({ prop, value, source: position }) => {
      const color = names.get(prop);
      const colors = color && colorsOf(value.trim());
      if (!color || !colors || !isColor(value)) return;
      [palettes.light[color], palettes.dark[color]] = colors;
      overrides.push({ color, start: position?.start?.offset ?? 0, end: position?.end?.offset ?? 1 });
    });
  });
  return (["light", "dark"] as const).flatMap((scheme) =>
    lowContrasts(palettes[scheme]).flatMap((low) => {
      const override = overrides.findLast(({ color }) => color === low.color || color === low.on);
      if (!override) return [];
      const fix = `change ${colorLabel(low.color)} or ${colorLabel(low.on)}: one must be darker and the other lighter`;
      return [issueAt(source, override.start, override.end, lowContrastFinding(scheme, palettes[scheme], low, fix))];
    }),
  );
};

/** The property in a value that lacks its semicolon, so that CSS reads the next line as a part of it. Brackets can contain names. */
const swallowedProperty = (value: string): string | undefined =>
  /\n\s*(--[\w-]+)\s*:/.exec(value)?.[1] ?? /^[^({]*\n\s*([a-z][\w-]*)\s*:/i.exec(value)?.[1];

/** The issues with custom properties that lack a semicolon, or whose color is not a color. */
const valueIssues = (source: Source, root: Root, { light }: Theme): ContentIssue[] => {
  const colors = (Object.keys(light) as ColorName[]).map(propertyOf);
  const issues: ContentIssue[] = [];
  root.walkDecls(/^--/, ({ prop, value: written, source: position }) => {
    const value = written.replaceAll(/\/\*.*?\*\//gs, "").trim();
    const next = value.startsWith("{") ? undefined : swallowedProperty(value);
    const [meant = ""] = value.split("\n");
    const finding = next
      ? {
          found: `no semicolon after the value of \`${prop}\`, so that \`${next}\` is a part of it`,
          expected: "a semicolon after each value",
          fix: `write \`${prop}: ${meant.trim()};\``,
        }
      : colors.includes(prop) && !isColor(value)
        ? {
            found: `\`${prop}\` with the value \`${value.replaceAll(/\s+/g, " ")}\`, which is not a color`,
            expected: "a color such as #0b5f58, or light-dark(#0b5f58, #7fc8bf) with a comma",
            fix: isColor(`#${value}`) ? `write \`${prop}: #${value};\`` : "write the color as #rrggbb",
          }
        : undefined;
    const start = position?.start?.offset ?? 0;
    if (finding) issues.push(issueAt(source, start, position?.end?.offset ?? start, finding));
  });
  return issues;
};

/** Warnings of custom properties that the style sheet does not use and that resemble a token, such as `--acent`. */
const mistypedTokens = (source: Source, root: Root, theme: Theme): ContentIssue[] => {
  const tokens = ["--picture-filter", ...themeProperties(theme).map(([name]) => name)];
  const colors = (Object.keys(theme.light) as ColorName[]).map(propertyOf);
  const warnings: ContentIssue[] = [];
  root.walkDecls(/^[a-z]/, ({ prop, source: position }) => {
    const start = position?.start?.offset ?? 0;
    if (colors.includes(`--${prop}`))
      warnings.push(
        issueAt(source, start, start + prop.length, {
          found: `\`${prop}\`, which is not a property`,
          expected: "the name of a token, with two dashes",
          fix: `did you mean \`--${prop}\`?`,
        }),
      );
  });
  root.walkDecls(/^--/, ({ prop, source: position }) => {
    // `--accent-2` is a name of the owner.
    if (tokens.some((token) => prop.startsWith(token)) || source.text.includes(`var(${prop}`)) return;
    const token = didYouMean(prop, tokens);
    const start = position?.start?.offset ?? 0;
    if (token)
      warnings.push(
        issueAt(source, start, start + prop.length, {
          found: `\`${prop}\`, which is not a token, and which this file does not use`,
          expected: "the name of a token, or `var()` with this name",
          fix: `did you mean \`${token}\`?`,
        }),
      );
  });
  return warnings;
};

/**
 * Checks theme.css. Issues are its first syntax error, or values without a semicolon, values that are not colors, and
 * colors on `:root` with too little contrast, except transparent ones and those that refer to others, as `var()` does.
 * Warnings are names that resemble those of tokens.
 */
export const checkThemeCss = (
  source: Source,
  settings: ThemeSettings,
): { readonly issues: readonly ContentIssue[]; readonly warnings: readonly ContentIssue[] } => {
  const theme = siteTheme(settings);
  try {
    const root = loadPostcss().parse(source.text);
    const issues = [...valueIssues(source, root, theme), ...contrastIssues(source, root, theme)];
    return { issues, warnings: mistypedTokens(source, root, theme) };
  } catch (error) {
    return { issues: [syntaxIssue(source, error as CssSyntaxError)], warnings: [] };
  }
};
