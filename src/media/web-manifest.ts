import type { Portfolio } from "../content/content.ts";
import { basePathOf } from "../contract/base.ts";
import { icons } from "../contract/site/documents.ts";
import { siteTheme } from "../themes/site-theme.ts";

/** `/site.webmanifest`: name, colors and icons for home screens. The site opens in the browser. */
export const webManifest = ({ site: settings }: Pick<Portfolio, "site">, site: string): object => {
  const { appearance, light, dark } = siteTheme(settings);
  const base = basePathOf(site);
  const { paper } = appearance === "dark" ? dark : light;
  const icon = (path: string, size: number) => ({
    src: base + path,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: "any maskable",
  });
  return {
    name: settings.title,
    description: settings.description,
    lang: settings.language,
    id: `${base}/`,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [icon(icons.small, 192), icon(icons.large, 512)],
  };
};
