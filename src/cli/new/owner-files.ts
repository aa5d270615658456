import { deployFiles, deploySection } from "./deploy-files.ts";
import { newPackageJson, packageJsonText } from "./package-json.ts";
import type { DeployTarget } from "./settings.ts";

/** What the files of an owner's repository depend on. */
export interface OwnerRepository {
  /** The name of the package and of the Worker, such as `my-site`. */
  readonly name: string;
  /** The version range of the package `vitrine`, or its file, such as `file:vitrine-0.1.0.tgz`. */
  readonly vitrine: string;
  readonly deploy: DeployTarget;
}

const astroConfig = `import { defineConfig } from "astro/config";
import vitrine from "vitrine";

// Options: node_modules/vitrine/docs/configuration.md
export default defineConfig({ integrations: [vitrine()] });
`;

const gitignore = `node_modules/
dist/
.astro/
.build/
.data/
.wrangler/
.dev.vars
.env
.env.*
!.env.example
content/.schema/
`;

/** The packed package in the repository, such as `vitrine-0.1.0.tgz`; undefined if it comes from the registry. */
const tarballIn = (vitrine: string): string | undefined => /^file:(.+)$/.exec(vitrine)?.[1];

const upgradeText = (name: string, tarball: string | undefined): string =>
  tarball === undefined
    ? `npm update
npx vitrine upgrade    # changes content that a new release reads differently, and says why`
    : `# Vitrine is not in the package registry yet, so this repository contains it as ${tarball}.
# In your clone of Vitrine:
git pull && npm ci
npm pack --pack-destination ../${name}    # prints the name of the file
# Here:
npm install ./${tarball}          # that file
npx vitrine upgrade    # changes content that a new release reads differently, and says why`;

const readme = ({ name, vitrine, deploy }: OwnerRepository): string => {
  const tarball = tarballIn(vitrine);
  return `# ${name}

My portfolio, made with Vitrine. Edit \`content/\`; files in \`public/\` are published as they are.

\`\`\`sh
npm install
npm run dev      # preview at http://localhost:8787, reloads after every edit
npm run check    # lists all errors, with a fix for each
\`\`\`

After \`npm install\`, the documents are in \`node_modules/vitrine/docs/\`:
[content files](node_modules/vitrine/docs/content.md), [configuration](node_modules/vitrine/docs/configuration.md),
[deploying](node_modules/vitrine/docs/deploy.md), [upgrading](node_modules/vitrine/docs/upgrade.md).

## Put it on GitHub

Create an empty repository on GitHub, without a README. Then, with its address:

\`\`\`sh
git add --all        # with package-lock.json${tarball === undefined ? "" : ` and ${tarball}`}
git commit -m "My portfolio"
git remote add origin https://github.com/ada/${name}.git
git push -u origin HEAD
\`\`\`

${deploySection(name, deploy)}
## Upgrade

\`\`\`sh
${upgradeText(name, tarball)}
\`\`\`
`;
};

/** The files of an owner's repository beside \`content/\` and \`public/\`, by path (D15). */
export const ownerFiles = (repository: OwnerRepository): ReadonlyMap<string, string> => {
  const { name, vitrine, deploy } = repository;
  return new Map([
    ["package.json", packageJsonText(newPackageJson(name, vitrine, deploy))],
    ["astro.config.mjs", astroConfig],
    [".gitignore", gitignore],
    ["README.md", readme(repository)],
    ...deployFiles(name, deploy),
  ]);
};
