import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { evaluate, parse } from "@humanwhocodes/momoa";
import postcss from "postcss";
import { comparedFiles } from "../../../src/cli/adopt/fork.ts";
import { digestOf } from "../../../src/cli/init/sample.ts";

/** The commit of release 0.1. */
const commit = "1c61ab2";

/** Whether the history contains release 0.1; clones of CI do not. */
export const hasRelease = ((): boolean => {
  try {
    execFileSync("git", ["cat-file", "-e", `${commit}^{commit}`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

/** Writes the files of release 0.1 to a folder. */
export const extractRelease = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync("git", ["archive", commit], { maxBuffer: 2 ** 28 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
};

/** What src/cli/adopt/release-0.1.json says about the release in a folder. */
export const describeRelease = (folder: string): string => {
  const read = (file: string): string => readFileSync(join(folder, file), "utf8");
  const files = comparedFiles(folder);
  const withoutComments = (css: string): string => {
    const root = postcss.parse(css);
    root.walkComments((comment) => void comment.remove());
    return root.toString().replaceAll(/\s+/g, " ").trim();
  };
  const { dependencies, devDependencies, scripts } = JSON.parse(read("package.json"));
  const described = {
    files: Object.fromEntries(files.map((path) => [path, digestOf(readFileSync(join(folder, path)))])),
    styles: Object.fromEntries(
      files.filter((path) => path.endsWith(".css")).map((path) => [path, withoutComments(read(path))]),
    ),
    worker: evaluate(parse(read("wrangler.jsonc"), { mode: "jsonc", allowTrailingCommas: true })),
    packages: Object.keys({ ...dependencies, ...devDependencies }).toSorted(),
    scripts,
  };
  return `${JSON.stringify(described, undefined, 2)}\n`;
};
