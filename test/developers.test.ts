import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { KeyResponse } from "../src/contract/resources/agents/credential.ts";
import type { ErrorBody } from "../src/contract/resources/error.ts";
import { JobStatus } from "../src/contract/resources/job.ts";
import { ProjectList } from "../src/contract/resources/portfolio/project.ts";
import { textOf } from "./support/dist.ts";
import { temporaryFolder } from "./support/programs.ts";
import { base, call, siteOf } from "./support/service.ts";
import { hasTool } from "./support/tier.ts";

const site = await siteOf();
const text = textOf("/developers.md");

/** The first command of each section that calls the API, by section title. */
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

describe.skipIf(!hasTool("curl"))("the commands of /developers", () => {
  beforeAll(() => {
    // Each command runs in its own shell: none needs another.
    const programs = ["curl", ...(/some also use ([^.]*)\./.exec(text)?.[1]?.split(/, | and /) ?? [])];
    const PATH = join(folder, "bin");
    mkdirSync(PATH);
    for (const name of programs)
      symlinkSync(execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim(), join(PATH, name));
    for (const [index, command] of [...commands.values()].entries()) {
      writeFileSync(join(folder, "script"), command.replaceAll(site, base));
      const output = execFileSync("/bin/sh", ["-e", "script"], {
        cwd: folder,
        env: { ...process.env, PATH },
        stdio: ["ignore", "pipe", "ignore"],
      });
      writeFileSync(join(folder, String(index)), output);
    }
  });

  test("cover each section of the page", () => {
    expect(titles).toEqual([
      "Read data",
      "Page through a list",
      "Retry safely",
      "Poll a job",
      "Get a key",
      "Ask a question and stream the answer",
      "Connect an assistant",
      "Handle errors",
      "Limits",
    ]);
  });

  test("read the resources that the page shows", () => {
    const shown = /^The response is one JSON object:\n\n```json\n([\s\S]*?)\n```$/m.exec(text)?.[1] ?? "";
    expect(JSON.parse(printed("Read data"))).toStrictEqual(JSON.parse(shown));
  });

  test("paginate the whole list", async () => {
    const pages = printed("Page through a list")
      .trim()
      .split("\n")
      .map((line) => ProjectList.parse(JSON.parse(line)));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap(({ projects }) => projects)).toHaveLength(pages[0]?.total ?? 0);
    expect(pages.at(-1)?.next_cursor).toBeNull();
  });

  test("retry an inquiry that runs once", () => {
    const answers = printed("Retry safely").split(/(?=HTTP\/1\.1 202)/);
    expect(answers).toHaveLength(2);
    expect(answers.map((answer) => /^idempotent-replay: true\r$/im.test(answer))).toEqual([false, true]);
    const [first, second] = answers.map((answer) => /"job_id":"([^"]+)"/.exec(answer)?.[1]);
    expect(first).toMatch(/^job_/);
    expect(second).toBe(first);
  });

  test("poll until the job is completed", () => {
    expect(JobStatus.parse(JSON.parse(printed("Poll a job"))).status).toBe("completed");
  });

  test("get a key that opens a protected path", async () => {
    expect(JSON.parse(printed("Get a key"))).toMatchObject({ identity_type: "anonymous" });
    const { json } = await call("/api/agent/key", { method: "POST" });
    expect(KeyResponse.parse(json()).expires_in / 3600).toBe(
      Number(/A key .* is valid for (\d+) hours/.exec(text)?.[1]),
    );
  });

  test("ask a question and stream the answer", () => {
    const events = [...printed("Ask a question and stream the answer").matchAll(/^event: (\w+)$/gm)].map(
      ([, name]) => name,
    );
    expect(events[0]).toBe("start");
    expect(events.at(-1)).toBe("complete");
    expect(events).toContain("answer");
  });

  test("list the tools of the configured MCP server", () => {
    const { result } = JSON.parse(printed("Connect an assistant")) as { result: { tools: { name: string }[] } };
    expect(result.tools.map(({ name }) => name)).toContain("get_profile");
  });

  test("return the errors that the page describes", () => {
    const { error } = JSON.parse(printed("Handle errors")) as ErrorBody;
    expect(error).toMatchObject({ code: "invalid_limit", hint: expect.any(String), docs: expect.any(String) });
  });

  test("print the remaining requests", () => {
    expect(printed("Limits")).toMatch(/^ratelimit-remaining: \d+\r?$/im);
  });
});

describe("the MCP client configurations", () => {
  const [, mcp = ""] = text.split(/^## Connect an assistant$/m);
  const clients = Array.from(
    (mcp.split(/^## /m)[0] ?? "").matchAll(/^### (.+)\n[\s\S]*?^```(\w+)\n([\s\S]*?)\n```$/gm),
    ([, name = "", language = "", block = ""]) => ({ name, language, block }),
  );

  test("cover the common clients", () => {
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

  test.each(clients)("$name has the server's URL", ({ language, block }) => {
    expect(block).toContain(`${site}/api/mcp`);
    if (language !== "json") return expect(block).toMatch(/^\w+ mcp add /);
    const [servers = {}] = Object.values(JSON.parse(block) as Record<string, object>);
    expect(Object.keys(servers)).toEqual(["portfolio"]);
  });
});
