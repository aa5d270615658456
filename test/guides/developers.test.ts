import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { KeyResponse } from "../../src/contract/resources/agents/credential.ts";
import { JobStatus } from "../../src/contract/resources/job.ts";
import { ProjectList } from "../../src/contract/resources/portfolio/project.ts";
import { textOf } from "../support/content/dist.ts";
import { snippetIn } from "../support/content/page-code.ts";
import { temporaryFolder } from "../support/hosts/programs.ts";
import { base, call, siteOf } from "../support/http/service.ts";
import { hasTool } from "../support/setup/tier.ts";

const run = promisify(execFile);
const site = await siteOf();
const html = textOf("/developers/index.html");
const text = textOf("/developers.md");

/** The lessons of the page with an example, by id. */
const lessons = new Map(
  html
    .split('<section class="lesson')
    .slice(1)
    .map((lesson) => [/<h2 id="(\w+)"/.exec(lesson)?.[1] ?? "", lesson] as const)
    .filter(([, lesson]) => lesson.includes("data-language")),
);

/** The blocks of code in a language that the Markdown of a section shows. */
const allShown = (title: string, language: string): readonly string[] => {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? "";
  return [...section.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\`$`, "gm"))].map(
    ([, code = ""]) => code,
  );
};

/** What the Markdown shows below the command of a section, in a language. */
const shown = (title: string, language: string): string => allShown(title, language)[0] ?? "";

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** curl, standard programs, and the others that the text names, but no more. */
const linkPrograms = (): string => {
  const path = join(folder, "bin");
  mkdirSync(path);
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, "");
  const named = ["jq", "openssl"].filter((name) => prose.includes(name));
  for (const name of ["curl", "grep", "sleep", ...named])
    symlinkSync(execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim(), join(path, name));
  return path;
};

/** A literal that Python prints as JSON. */
const pythonJson = "import ast, json, sys; print(json.dumps(ast.literal_eval(sys.stdin.read())))";

const languages = [
  {
    language: "sh",
    isThere: hasTool("curl") && hasTool("jq") && hasTool("openssl"),
    command: ["/bin/sh", "-e", "-c"],
    parse: (printed: string): unknown => JSON.parse(printed),
  },
  {
    language: "js",
    isThere: true,
    command: [process.execPath, "--input-type=module", "-e"],
    // As deep as the console prints, which is all of these objects.
    parse: (printed: string): unknown => JSON.parse(JSON.stringify(runInNewContext(`(${printed})`))),
  },
  {
    language: "python",
    isThere: hasTool("python3"),
    command: ["python3", "-c"],
    parse: (printed: string): unknown =>
      JSON.parse(execFileSync("python3", ["-c", pythonJson], { input: printed, encoding: "utf8" })),
  },
] as const;

test("each section of /developers about a call has an example", () => {
  expect([...lessons.keys()]).toEqual(["read", "pages", "ask", "tools", "errors", "retries", "jobs", "key", "limits"]);
});

describe.each(languages.filter(({ isThere }) => isThere))(
  "the $language examples of /developers",
  ({ language, command: [program, ...options], parse }) => {
    const printed = new Map<string, string>();
    const output = (id: string): string => printed.get(id) ?? "";

    beforeAll(async () => {
      const env = { ...process.env, ...(language === "sh" && { PATH: linkPrograms() }) };
      const runs = [...lessons].map(async ([id, lesson]) => {
        const code = snippetIn(lesson, language).replaceAll(site, base);
        const { stdout } = await run(program, [...options, code], { cwd: folder, env });
        printed.set(id, stripVTControlCharacters(stdout));
      });
      await Promise.all(runs);
    });

    test("read the resource that the page shows", () => {
      expect(parse(output("read"))).toStrictEqual(JSON.parse(shown("Read data", "json")));
    });

    test("list the projects of every page", async () => {
      const first = ProjectList.parse((await call("/api/projects?limit=50")).json());
      const titles = output("pages").trim().split("\n");
      expect(titles).toEqual(first.projects.map(({ title }) => title));
      // More than a page of the example.
      expect(titles.length).toBeGreaterThan(10);
      const inOutput = shown("Page through a list", "text").split("\n");
      expect(inOutput).toEqual([...titles.slice(0, inOutput.length - 1), "…"]);
    });

    test("retry an inquiry that runs once", () => {
      const ids = [...output("retries").matchAll(/\bjob_[\w-]{40,}/g)].map(([id]) => id);
      expect(ids.length).toBeGreaterThanOrEqual(2);
      expect(new Set(ids).size).toBe(1);
      const replays = language === "sh" ? /^idempotent-replay: true\r?$/gim : /\btrue\b/g;
      expect(
        output("retries")
          .split(ids[0] ?? "")
          .slice(-1)[0] + output("retries"),
      ).toMatch(replays);
    });

    test("poll until the job is completed", () => {
      const job = JobStatus.parse(parse(output("jobs")));
      expect(job.status).toBe("completed");
      expect(Object.keys(job)).toEqual(Object.keys(JSON.parse(shown("Poll a job", "json"))));
    });

    test("get a key that opens a protected path", () => {
      const caller = parse(output("key"));
      expect(caller).toMatchObject({ identity_type: "anonymous" });
      const [key, claims] = allShown("Get a key", "json").map((json) => JSON.parse(json));
      expect(Object.keys(caller as object)).toEqual(Object.keys(claims));
      expect(KeyResponse.parse(key).expires_in).toBe(claims.expires_in);
      expect((caller as { expires_in: number }).expires_in).toBeGreaterThan(claims.expires_in - 60);
    });

    test("stream the answer that the page shows", () => {
      expect(output("ask").trim()).toBe(shown("Ask a question and stream the answer", "yaml"));
    });

    test("list the tools of the MCP server", () => {
      expect(output("tools").trim()).toBe(/^Output:\n\n```text\n(get_profile[\s\S]*?)\n```$/m.exec(text)?.[1]);
    });

    test("report the error that the page shows", () => {
      const { error } = JSON.parse(shown("Handle errors", "json"));
      if (language === "sh") expect(parse(output("errors"))).toStrictEqual({ error });
      else expect(output("errors").trim()).toBe(`422 ${error.code} ${error.hint}`);
    });

    test("print the remaining requests", () => {
      expect(output("limits")).toMatch(language === "sh" ? /^ratelimit-remaining: \d+\r?$/im : /^\d+\n$/);
    });
  },
);

test("a key is valid for as long as the page says", async () => {
  const { json } = await call("/api/agent/key", { method: "POST" });
  expect(KeyResponse.parse(json()).expires_in / 3600).toBe(Number(/A key .* is valid for (\d+) hours/.exec(text)?.[1]));
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
