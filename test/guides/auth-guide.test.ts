import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorKinds } from "../../src/contract/errors/error-kinds.ts";
import { canSign, idJag, serviceAssertion } from "../support/auth/assertions.ts";
import { temporaryFolder } from "../support/hosts/programs.ts";
import { base, call, siteOf } from "../support/http/service.ts";
import { hasTool } from "../support/setup/tier.ts";

/** A code block of the guide, and its output if it is a command. */
interface Block {
  readonly language: string;
  readonly text: string;
}

const site = await siteOf();
const guide = (await call("/auth.md")).text;
const blocks = [...guide.matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)].map(
  ([, language = "", text = ""]): Block => ({ language, text }),
);
const commands = blocks.flatMap((block, index) =>
  block.language === "sh" ? [{ ...block, after: blocks[index + 1] }] : [],
);

/** JSON with placeholders for values that differ between runs. */
const lasting = (text: string): unknown =>
  JSON.parse(
    text
      .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, "token")
      .replaceAll(/vitrine_demo_[\w-]+/g, "key")
      .replaceAll(/anonymous_[\w-]+/g, "subject")
      .replaceAll(/"expires_in":\s*3[56]\d\d/g, '"expires_in":3600'),
  );

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const printed = (at: number): string => readFileSync(join(folder, String(at)), "utf8");

/** The variable that the guide's last command sets. */
let token = "";

const runs = canSign && hasTool("curl") && hasTool("jq");

describe.skipIf(!runs)("the commands of /auth.md", () => {
  beforeAll(async () => {
    // One shell runs all commands in order, as a reader would.
    const script = [
      "set -e",
      ...commands.map(({ text }, index) => `{\n${text.replaceAll(site, base)}\n} > ${index} 2> ${index}.err`),
      'printf %s "$TOKEN" > token',
    ].join("\n");
    writeFileSync(join(folder, "script"), script);
    const env = {
      ...process.env,
      ID_JAG: await idJag(site),
      SERVICE_ASSERTION: await serviceAssertion(site),
      OAUTH_ID_JAG: await idJag(site),
      CLIENT_ASSERTION: await serviceAssertion(site),
    };
    execFileSync("bash", ["script"], { cwd: folder, env });
    token = readFileSync(join(folder, "token"), "utf8");
  });

  test.each(commands.map(({ text, after }, index) => [text.split("\n").at(-1) ?? "", index, after] as const))(
    "%s",
    (command, index, after) => {
      const answer = printed(index);
      if (command.startsWith("curl -i")) {
        expect(answer).toMatch(/^HTTP\/1.1 401 /);
        expect(after?.language).toBe("http");
        expect(answer.toLowerCase()).toContain(after?.text.toLowerCase());
        return;
      }
      expect(JSON.parse(answer)).not.toHaveProperty("error");
      if (after?.language === "json") expect(lasting(answer)).toStrictEqual(lasting(after.text));
    },
  );

  test("leave a revoked token behind", async () => {
    expect(token).toMatch(/^eyJ/);
    const { status, headers } = await call("/api", { headers: { Authorization: `Bearer ${token}` } });
    expect(status).toBe(401);
    expect(headers["www-authenticate"]).toContain('error="invalid_token"');
  });

  test("cover each section of the guide", () => {
    const all = commands.map(({ text }) => text).join("\n");
    for (const path of [
      "/api/agent/identity",
      "/api/agent/claim",
      "/api/agent/token",
      "/api/agent/key",
      "/api/agent/events",
      "/agent/auth",
    ])
      expect(all).toContain(site + path);
    expect(commands.length).toBeGreaterThanOrEqual(11);
  });
});

test("each JSON block is the response of a command", () => {
  for (const [index, { language }] of blocks.entries()) {
    expect(["sh", "json", "http"]).toContain(language);
    if (language !== "sh") expect(blocks[index - 1]?.language).toBe("sh");
  }
});

test("the guide's title names auth.md", () => {
  expect(guide).toMatch(/^# auth\.md/);
});

test.each(Object.entries(errorKinds).filter(([, { hint }]) => hint.includes("/auth.md")))(
  "the hint of %s names a section of the guide",
  (_, { hint }) => {
    const section = /[Ss]ee "([^"]+)" in \/auth\.md/.exec(hint)?.[1];
    expect(guide.split("\n")).toContain(`## ${section}`);
  },
);
