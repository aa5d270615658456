import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { KeyResponse } from "../src/contract/resources/credential.ts";
import type { ErrorBody } from "../src/contract/resources/error.ts";
import { JobStatus } from "../src/contract/resources/job.ts";
import { ProjectList } from "../src/contract/resources/project.ts";
import { textOf } from "./support/dist.ts";
import { works } from "./support/fault.ts";
import { temporaryFolder } from "./support/programs.ts";
import { base, call, siteOf } from "./support/service.ts";

const site = await siteOf();
const text = textOf("/developers.md");

/** The first command of each section that calls the service, by the title of the section. */
const commands = new Map(
  text.split(/^## /m).flatMap((section) => {
    const [title = ""] = section.split("\n");
    const blocks = Array.from(section.matchAll(/^```sh\n([\s\S]*?)\n```$/gm), ([, block = ""]) => block);
    const command = blocks.find((block) => /\bcurl /.test(block));
    return command === undefined ? [] : [[title, command] as const];
  }),
);

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const titles = [...commands.keys()];
const printed = (title: string): string => readFileSync(join(folder, String(titles.indexOf(title))), "utf8");

describe.skipIf(!works("curl", ["curl", "--version"]))("the commands of /developers", () => {
  beforeAll(() => {
    // Each in a shell of its own, with the programs that the page names: none needs another.
    const programs = ["curl", ...(/every Unix has: ([^.]*)\./.exec(text)?.[1]?.split(", ") ?? [])];
    const PATH = join(folder, "bin");
    mkdirSync(PATH);
    for (const name of programs)
      symlinkSync(execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim(), join(PATH, name));
    for (const [at, command] of [...commands.values()].entries()) {
      writeFileSync(join(folder, "script"), command.replaceAll(site, base));
      const output = execFileSync("/bin/sh", ["-e", "script"], {
        cwd: folder,
        env: { ...process.env, PATH },
        stdio: ["ignore", "pipe", "ignore"],
      });
      writeFileSync(join(folder, String(at)), output);
    }
  });

  test("are one for each thing that the page is about", () => {
    expect(titles).toEqual([
      "Read something",
      "Page through a list",
      "Retry safely",
      "Wait for a job",
      "Get a key",
      "Ask, and read along",
      "Connect an assistant",
      "When it fails",
      "Limits",
    ]);
  });

  test("read what the page shows", () => {
    const shown = /^It answers one JSON object:\n\n```json\n([\s\S]*?)\n```$/m.exec(text)?.[1] ?? "";
    expect(JSON.parse(printed("Read something"))).toStrictEqual(JSON.parse(shown));
  });

  test("lead through the whole list", async () => {
    const pages = printed("Page through a list")
      .trim()
      .split("\n")
      .map((line) => ProjectList.parse(JSON.parse(line)));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap(({ projects }) => projects)).toHaveLength(pages[0]?.total ?? 0);
    expect(pages.at(-1)?.next_cursor).toBeNull();
  });

  test("send the same twice, and run it once", () => {
    const answers = printed("Retry safely").split(/(?=HTTP\/1\.1 202)/);
    expect(answers).toHaveLength(2);
    expect(answers.map((answer) => /^idempotent-replay: true\r$/im.test(answer))).toEqual([false, true]);
    const [first, second] = answers.map((answer) => /"job_id":"([^"]+)"/.exec(answer)?.[1]);
    expect(first).toMatch(/^job_/);
    expect(second).toBe(first);
  });

  test("wait until a job is completed", () => {
    expect(JobStatus.parse(JSON.parse(printed("Wait for a job"))).status).toBe("completed");
  });

  test("get a key that opens what asks for one", async () => {
    expect(JSON.parse(printed("Get a key"))).toMatchObject({ identity_type: "anonymous" });
    const { json } = await call("/api/agent/key", { method: "POST" });
    expect(KeyResponse.parse(json()).expires_in / 3600).toBe(Number(/lasts (\d+) hours/.exec(text)?.[1]));
  });

  test("ask, and get events", () => {
    const events = [...printed("Ask, and read along").matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
    expect(events[0]).toBe("start");
    expect(events.at(-1)).toBe("complete");
    expect(events).toContain("answer");
  });

  test("list the tools of the server that clients are told", () => {
    const { result } = JSON.parse(printed("Connect an assistant")) as { result: { tools: { name: string }[] } };
    expect(result.tools.map(({ name }) => name)).toContain("get_profile");
  });

  test("fail in the way that the page describes", () => {
    const { error } = JSON.parse(printed("When it fails")) as ErrorBody;
    expect(error).toMatchObject({ code: "invalid_limit", hint: expect.any(String), docs: expect.any(String) });
  });

  test("say how many requests are left", () => {
    expect(printed("Limits")).toMatch(/^ratelimit-remaining: \d+\r?$/im);
  });
});

describe("the clients of MCP", () => {
  const [, mcp = ""] = text.split(/^## Connect an assistant$/m);
  const clients = Array.from(
    (mcp.split(/^## /m)[0] ?? "").matchAll(/^### (.+)\n[\s\S]*?^```(\w+)\n([\s\S]*?)\n```$/gm),
    ([, name = "", language = "", block = ""]) => ({ name, language, block }),
  );

  test("are the usual ones", () => {
    expect(clients.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "Claude Code",
        "Claude Desktop",
        "Cursor",
        "VS Code",
        "Windsurf",
        "Codex CLI",
        "Gemini CLI",
      ]),
    );
  });

  test.each(clients)("$name is told the address of the server", ({ language, block }) => {
    expect(block).toContain(`${site}/api/mcp`);
    if (language !== "json") return expect(block).toMatch(/^\w+ mcp add /);
    const [servers = {}] = Object.values(JSON.parse(block) as Record<string, object>);
    expect(Object.keys(servers)).toEqual(["portfolio"]);
  });
});
