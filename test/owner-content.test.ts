import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { run, temporaryFolder } from "./support/hosts/programs.ts";

/** A copy of the files that git tracks, with the installed packages. */
const cloneInto = (folder: string): void => {
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean);
  for (const file of files) cpSync(file, join(folder, file), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
};

/** Runs the tests that read files of the repository, except this one, in a folder. */
const testIn = async (folder: string) => {
  const vitest = resolve("node_modules/vitest/vitest.mjs");
  const projects = ["--project=unit", "--project=site", "--exclude=test/owner-content.test.ts"];
  // Vitest adds its own variables to the environment, such as BASE_URL. The copy has no package registry, which CI requires.
  const own = /^(?:REQUIRE_TOOLS$|VITEST|TEST$|NODE_ENV$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/;
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
  const child = spawn(process.execPath, [vitest, "run", "--reporter=dot", ...projects], {
    cwd: folder,
    env: { ...environment, NO_COLOR: "1" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const [code] = await once(child, "close");
  return { code, output };
};

test("the tests still pass once the sample is replaced by an owner's content", { timeout: 900_000 }, async () => {
  const folder = temporaryFolder();
  cloneInto(folder);
  const owner = ["--name", "A", "--email", "a@example.com", "--yes", "--content", join(folder, "content")];
  expect(await run("src/cli/init/init.ts", owner)).toMatchObject({ code: 0, stderr: "" });
  const { code, output } = await testIn(folder);
  expect(code, output).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});
