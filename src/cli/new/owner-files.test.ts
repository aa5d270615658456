import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/hosts/programs.ts";
import { ownerFiles } from "./owner-files.ts";

test("git ignores the files with secrets in a new repository", () => {
  const folder = temporaryFolder();
  const files = ownerFiles({ name: "my-site", vitrine: "^0.1.0", deploy: "pages" });
  writeFileSync(join(folder, ".gitignore"), files.get(".gitignore") ?? "");
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  const secret = [".env", ".env.local", ".env.production", ".dev.vars", ".data/secret"];
  const others = [".env.example", ".dev.vars.example", "content/site.yaml"];
  const ignored = execFileSync("git", ["check-ignore", ...secret, ...others], { cwd: folder, encoding: "utf8" });
  expect(ignored.trim().split("\n")).toEqual(secret);
});
