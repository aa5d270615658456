import { type ColorName, type LowContrast, propertyOf } from "../../themes/contrast.ts";
import type { Palette } from "../../themes/theme.ts";
import type { Finding } from "../issues/content-issue.ts";

export type Scheme = "light" | "dark";

/** The name of a color in messages. */
export const colorLabel = (color: ColorName): string => `\`${propertyOf(color)}\``;

/** The finding for two colors with too little contrast. */
export const lowContrastFinding = (scheme: Scheme, palette: Palette, low: LowContrast, fix: string): Finding => {
  const { color, on, ratio, minimum } = low;
  return {
    found: `${colorLabel(color)} ${palette[color]} on ${colorLabel(on)} ${palette[on]} with a contrast of ${ratio}:1 (${scheme})`,
    expected: `at least ${minimum}:1, so that ${minimum === 3 ? "controls can be seen" : "text can be read"} (WCAG AA)`,
    fix,
  };
};
