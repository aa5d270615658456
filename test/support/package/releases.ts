import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { packageWorkspace } from "./packed.ts";

/** A change of a file of the package: what replaces a text that it must contain. */
type Patch = readonly [file: string, from: string, to: string];

const migrationsFile = "lib/src/cli/upgrade/migrations.js";
const contentFile = "lib/src/content/content.js";
const siteFile = "lib/src/content/site-file.js";

const migrationsTo = (format: number): string => `import { renameKey } from "./migration.js";

export const migrations = [
  {
    to: 2,
    reason: "Format 2: \`weight\` of projects is now called \`position\`.",
    edits: (file, yaml) => (file.startsWith("projects/") ? renameKey(yaml, [], "weight", "position") : []),
  },
  {
    to: 3,
    reason: "Format 3: \`contact\` of \`security\` is now called \`address\`.",
    edits: (file, yaml) => (file === "site.yaml" ? renameKey(yaml, ["security"], "contact", "address") : []),
  },
].filter(({ to }) => to <= ${format});
`;

const toFormat2: readonly Patch[] = [
  [contentFile, "weight: z.int()", "position: z.int()"],
  [contentFile, "a.weight - b.weight", "a.position - b.position"],
  ["lib/src/cli/import/content-files.js", '"weight"', '"position"'],
  ["lib/src/components/replaceable/ProjectCard.astro", '<p class="meta"', '<p class="meta changed"'],
];

const toFormat3: readonly Patch[] = [
  [
    siteFile,
    "security: z\n        .strictObject({\n        contact:",
    "security: z\n        .strictObject({\n        address:",
  ],
  ["lib/src/discovery/security-text.js", "security.contact", "security.address"],
  ["lib/src/components/replaceable/Hero.astro", '<div class="case">', '<div class="case changed">'],
];

/** The changes of invented releases, in the form of patches: each has another format and another component. */
const releases = [
  { version: "1.0.0", format: 1, patches: [] },
  { version: "1.1.0", format: 2, patches: toFormat2 },
  { version: "1.2.0", format: 3, patches: [...toFormat2, ...toFormat3] },
] as const satisfies readonly { version: string; format: number; patches: readonly Patch[] }[];

export const versions = releases.map(({ version }) => version);

const patch = (folder: string, [file, from, to]: Patch): void => {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not contain ${JSON.stringify(from)}`);
  writeFileSync(path, text.replaceAll(from, to));
};

const setVersion = (file: string, version: string): void => {
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  const { scripts: _, ...rest } = manifest;
  if (rest.dependencies?.vitrine) rest.dependencies.vitrine = version;
  writeFileSync(file, JSON.stringify({ ...rest, version }));
};

const publish = (folder: string, npmrc: string): void => {
  execFileSync("npm", ["publish", "--tag", "latest"], {
    cwd: folder,
    env: { ...process.env, NPM_CONFIG_USERCONFIG: npmrc },
    stdio: ["ignore", "ignore", "pipe"],
  });
};

/** Publishes one of the releases, with the same release of create-vitrine. */
export const publishRelease = (version: string, npmrc: string): void => {
  const release = releases.find((each) => each.version === version);
  if (!release) throw new Error(`no release ${version}`);
  const folder = join(packageWorkspace(), `release-${version}`);
  cpSync(inject("unpacked"), folder, { recursive: true });
  for (const each of release.patches) patch(folder, each);
  patch(folder, [siteFile, "contentFormat = 1", `contentFormat = ${release.format}`]);
  writeFileSync(join(folder, migrationsFile), migrationsTo(release.format));
  setVersion(join(folder, "package.json"), version);
  setVersion(join(folder, "lib", "package.json"), version);
  publish(folder, npmrc);
  const create = join(packageWorkspace(), `create-${version}`);
  cpSync("src/create-vitrine", create, { recursive: true });
  setVersion(join(create, "package.json"), version);
  publish(create, npmrc);
};
