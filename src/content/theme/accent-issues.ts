import { readableAccent } from "../../themes/accent.ts";
import { lowContrasts } from "../../themes/contrast.ts";
import { siteTheme, type ThemeSettings } from "../../themes/site-theme.ts";
import { type ContentIssue, issueAt } from "../issues/content-issue.ts";
import type { Source } from "../issues/source.ts";
import type { YamlResult } from "../read/read-yaml.ts";
import { lowContrastFinding } from "./low-contrast.ts";

/** The issues with the accent of site.yaml: links and buttons that are hard to read. */
export const accentIssues = (
  source: Source,
  { value, textAt }: Pick<YamlResult<ThemeSettings>, "value" | "textAt">,
): ContentIssue[] => {
  if (!value) return [];
  const theme = siteTheme(value);
  const schemes = [
    { scheme: "light", key: "accent", palette: theme.light },
    { scheme: "dark", key: "accentDark", palette: theme.dark },
  ] as const;
  return schemes.flatMap(({ scheme, key, palette }) => {
    const written = textAt(key);
    const [worst] = lowContrasts(palette).toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
    if (!written || !worst) return [];
    const fix = `write ${key}: "${readableAccent(palette.accent, palette)}", the nearest readable color, or another one`;
    return [issueAt(source, written.start, written.end, lowContrastFinding(scheme, palette, worst, fix))];
  });
};
