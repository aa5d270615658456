import { readableAccent } from "../../themes/accent.ts";
import { lowContrasts } from "../../themes/contrast.ts";
import { siteTheme, type ThemeSettings } from "../../themes/site-theme.ts";
import { type ContentIssue, issueAt } from "../issues/content-issue.ts";
import type { Source } from "../issues/source.ts";
import type { YamlResult } from "../read/read-yaml.ts";
import { SiteFile } from "../site-file.ts";
import type { YamlTexts } from "../text/yaml-texts.ts";
import { lowContrastFinding } from "./low-contrast.ts";

const Look = SiteFile.pick({ theme: true, accent: true, accentDark: true });

/** The theme settings of a file with errors elsewhere. Undefined if the settings themselves have errors. */
const writtenLook = (textAt: YamlTexts["textAt"]): ThemeSettings | undefined => {
  const keys = ["theme", "accent", "accentDark"] as const;
  const written = keys.flatMap((key) => {
    const text = textAt(key)?.text;
    return text === undefined ? [] : [[key, text] as const];
  });
  return Look.safeParse(Object.fromEntries(written)).data;
};

/** The issues with the accent of site.yaml: links and buttons that are hard to read. */
export const accentIssues = (
  source: Source,
  { value, textAt }: Pick<YamlResult<ThemeSettings>, "value" | "textAt">,
): ContentIssue[] => {
  const look = value ?? writtenLook(textAt);
  if (!look) return [];
  const theme = siteTheme(look);
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
