import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { languagesInFolder } from "../../content/languages/read-variants.ts";
import type { PrintLine } from "../../terminal/report.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import { deployFiles, deploySection, deployText } from "../new/deploy-files.ts";
import { packageJsonText, readPackageJson, withDeployTarget } from "../new/package-json.ts";
import { type DeployTarget, deployTargets, packageName } from "../new/settings.ts";
import { withWorkerPaths } from "../upgrade/worker-list.ts";

export type AddedTarget = Exclude<DeployTarget, "none">;

export const isAddedTarget = (name: string | undefined): name is AddedTarget =>
  name === "pages" || name === "cloudflare";

const titles: Readonly<Record<AddedTarget, string>> = { pages: "GitHub Pages", cloudflare: "Cloudflare Workers" };

const nextSteps: Readonly<Record<AddedTarget, string>> = {
  pages: `  On GitHub, in the settings of the repository under Pages, choose "GitHub Actions" as the source. Then:

  git add --all
  git commit -m "Deploy to GitHub Pages"
  git push`,
  cloudflare: `  npm install                                              # installs wrangler
${deployText.cloudflare.replaceAll(/^/gm, "  ")}

To deploy after every push, commit the files, and follow the first lines of .github/workflows/deploy.yml.`,
};

/** The README with the section of the new target, if its section is one that Vitrine wrote. */
const withDeploySection = (readme: string, name: string, target: AddedTarget): string => {
  const written = deployTargets.map((each) => deploySection(name, each)).find((section) => readme.includes(section));
  return written === undefined ? readme : readme.replace(written, () => deploySection(name, target));
};

/**
 * Adds the files of a deploy target to an owner's repository, and adapts the scripts of package.json. Scripts that the owner
 * wrote stay. Running it again changes nothing.
 * @throws SettingsError outside of a repository, or if a file exists that is not as Vitrine writes it; nothing is written then.
 */
export const addDeployTarget = (root: string, target: AddedTarget, print: PrintLine): void => {
  const { text, packageJson } = readPackageJson(root);
  if ((packageJson.dependencies?.vitrine ?? packageJson.devDependencies?.vitrine) === undefined)
    throw new SettingsError("package.json does not depend on vitrine. Run the command in your repository.");
  const name = packageName(packageJson.name ?? root);
  const read = (path: string): string | undefined =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined;

  const languages = languagesInFolder(join(root, "content"));
  const filesFor = (each: DeployTarget): ReadonlyMap<string, string> =>
    new Map(
      [...deployFiles(name, each)].map(([path, file]) => [
        path,
        path === "wrangler.jsonc" ? withWorkerPaths(file, languages) : file,
      ]),
    );
  const files = filesFor(target);
  const isGenerated = (path: string, found: string): boolean =>
    deployTargets.some((each) => filesFor(each).get(path) === found.replaceAll("\r\n", "\n"));
  const edited = [...files.keys()].filter((path) => {
    const found = read(path);
    return found !== undefined && !isGenerated(path, found);
  });
  if (edited.length > 0)
    throw new SettingsError(
      `This command does not replace files that you wrote or edited: ${edited.join(", ")}. Rename or delete ${edited.length === 1 ? "it" : "them"}, then run the command again.`,
    );

  const { packageJson: newPackageJson, keptScripts } = withDeployTarget(packageJson, target);
  const isSame = JSON.stringify(newPackageJson) === JSON.stringify(packageJson);
  const readme = read("README.md");
  const wanted = new Map([
    ...files,
    ["package.json", isSame ? text : packageJsonText(newPackageJson, text)],
    ...(readme === undefined ? [] : ([["README.md", withDeploySection(readme, name, target)]] as const)),
  ]);
  const changed = [...wanted].filter(
    ([path, after]) => read(path)?.replaceAll("\r\n", "\n") !== after.replaceAll("\r\n", "\n"),
  );
  const lines = changed.map(([path]) => `  ${existsSync(join(root, path)) ? "~" : "+"} ${path}`);
  for (const [path, after] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), after);
  }
  if (changed.length === 0) print(`Your repository already has the files for ${titles[target]}.`);
  else print(`Added the files for ${titles[target]} (+ new, ~ changed):\n${lines.join("\n")}`);
  for (const script of keptScripts)
    print(
      `The script "${script}" of package.json is your own and stays.${target === "pages" ? " It must build or check the site with --static." : ""}`,
    );
  print(`\nNext:\n\n${nextSteps[target]}`);
};
