import { spawnSync } from "node:child_process";

const git = (folder: string, ...args: readonly string[]): boolean =>
  spawnSync("git", args, { cwd: folder, stdio: "ignore" }).status === 0;

/** Makes a folder a git repository with the branch `main`, without a commit; not inside of another one, and not without git. */
export const startGit = (folder: string): void => {
  if (!git(folder, "rev-parse", "--git-dir")) git(folder, "init", "--quiet", "--initial-branch=main");
};
