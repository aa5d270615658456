import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/**
 * Copies the icons of networks from the package simple-icons to src/components/networks/network-icons.ts, because the
 * package has 3,000 icons. Version 13 is the last one with LinkedIn:
 * `npm install --no-save simple-icons@13.21.0 && npx node src/package/network-icons.ts node_modules/simple-icons`
 */

const names = [
  ...["artstation", "bandcamp", "behance", "bluesky", "codeberg", "codepen", "devdotto", "dribbble", "facebook"],
  ...["flickr", "github", "gitlab", "goodreads", "googlescholar", "instagram", "itchdotio", "kaggle", "linkedin"],
  ...["mastodon", "medium", "npm", "orcid", "pinterest", "researchgate", "soundcloud", "spotify", "stackoverflow"],
  ...["substack", "telegram", "threads", "tiktok", "twitch", "unsplash", "vimeo", "x", "youtube"],
];

const [folder = "node_modules/simple-icons"] = process.argv.slice(2);
const read = (file: string): string => readFileSync(join(folder, file), "utf8");
const { version, license } = z
  .object({ version: z.string(), license: z.literal("CC0-1.0") })
  .parse(JSON.parse(read("package.json")));

const icons = names.map((name) => {
  const [, path] = / d="([^"]+)"/.exec(read(`icons/${name}.svg`)) ?? [];
  if (path === undefined) throw new Error(`icons/${name}.svg has no path`);
  return `  ${name}: "${path}",\n`;
});

writeFileSync(
  "src/components/networks/network-icons.ts",
  `/**
 * The icons of networks, as SVG paths of 24 by 24. Written by src/package/network-icons.ts from simple-icons ${version},
 * whose license is ${license}. The marks belong to their owners.
 */
export const networkIcons: Readonly<Record<string, string>> = {
${icons.join("")}};
`,
);
