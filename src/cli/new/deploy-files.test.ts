import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readSecret } from "../../../functions/crypto/keys.ts";
import { deployFiles, deploySection } from "./deploy-files.ts";

describe("every text that asks for SECRET_KEY has a command that prints a valid one", () => {
  const files = [...deployFiles("my-site", "cloudflare")].filter(([path]) => path !== "wrangler.jsonc");
  const documents = ["docs/deploy.md", "docs/hosting.md"].map((path) => [path, readFileSync(path, "utf8")] as const);
  test.each([...files, ["README.md", deploySection("my-site", "cloudflare")] as const, ...documents])(
    "%s",
    (_, text) => {
      const [, script = ""] = /node -p "(crypto\.[^"]+'base64url'\))"/.exec(text) ?? [];
      const secret = execFileSync(process.execPath, ["-p", script], { encoding: "utf8" });
      expect(readSecret("SECRET_KEY", secret)).toHaveLength(32);
    },
  );
});
