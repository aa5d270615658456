import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { type ErrorCode, errorKinds } from "../../src/contract/errors/error-kinds.ts";
import { getJob } from "../../src/contract/operations/portfolio.ts";
import { responseSchema } from "../../src/contract/resources/response-schemas.ts";
import { endpoint, type Route } from "../../src/contract/route.ts";
import { routes } from "../../src/contract/routes.ts";
import { referencePage, referenceTags } from "../../src/contract/site/pages.ts";
import { errorExample } from "../../src/reference/error-examples.ts";
import { canSign, idJag } from "../support/auth/assertions.ts";
import { textOf } from "../support/content/dist.ts";
import { snippetIn } from "../support/content/page-code.ts";
import { temporaryFolder, testSite } from "../support/hosts/programs.ts";
import { expectBody } from "../support/http/http-client.ts";
import { base } from "../support/http/service.ts";
import { hasTool, sampled } from "../support/setup/tier.ts";

const run = promisify(execFile);
const current = routes.filter(({ version, isReserved }) => version === "current" && !isReserved);
const named = current.filter(({ oauth }) => !oauth || canSign).map((route) => [endpoint(route), route] as const);

/** An operation's example in one language from the page, for the tested service. */
const snippetOf = ({ operationId, tag }: Route, language: string): string => {
  const html = textOf(`${referencePage(tag)}/index.html`);
  const article =
    html.split(`<article class="operation with-examples" id="${operationId}"`)[1]?.split("</article>")[0] ?? "";
  return snippetIn(article, language).replaceAll(testSite, base);
};

/** The variables that examples read from the environment. */
const signed = async () => ({ ID_JAG: await idJag(testSite) });

/** A curl configuration that prints the status separately from the body, and reaches the service at the URLs in its responses. */
const settings = temporaryFolder();
writeFileSync(
  join(settings, ".curlrc"),
  `silent\nshow-error\nwrite-out = "%{stderr}%{http_code}"\nconnect-to = "${new URL(testSite).host}:${new URL(base).host}"\n`,
);
afterAll(() => rmSync(settings, { recursive: true }));

/** Runs a shell command unchanged; returns its output and the last status. */
const curled = async (command: string): Promise<readonly [body: string, status: number]> => {
  const { stdout, stderr } = await run("sh", ["-c", command], {
    env: { ...process.env, ...(await signed()), CURL_HOME: settings },
  });
  return [stdout, Number(stderr.slice(-3))];
};

/** Examples that need a value from an earlier response read it with jq. */
const hasCurl = hasTool("curl") && hasTool("jq");
const hasPython = hasTool("python3");

describe.skipIf(!hasCurl)("the curl snippet", () => {
  test.concurrent.each(named)("of %s gets the documented response", async (_, route) => {
    const { response } = route;
    const [body, status] = await curled(snippetOf(route, "sh"));
    expect(status).toBe(response.status ?? 200);
    expectBody(responseSchema(response.schema), JSON.parse(body));
    if (route.operationId === getJob.operationId) expect(JSON.parse(body).status).toBe("completed");
  });
});

describe.each([
  ["js", true, process.execPath, ["--input-type=module", "-e"]],
  ["python", hasPython, "python3", ["-c"]],
] as const)("the %s snippet", (language, isThere, program, options) => {
  test.skipIf(!isThere).concurrent.each(sampled(named, 4))("of %s gets the documented response", async (_, route) => {
    const { response } = route;
    const { stdout, stderr } = await run(program, [...options, snippetOf(route, language)], {
      env: { ...process.env, ...(await signed()) },
    });
    expect(stderr).toBe("");
    expect(stdout).toMatch(new RegExp(`^${response.status ?? 200} {`));
  });
});

/** The sections of the guide with commands in every language, by the id of their heading. */
const sections = ["/docs", ...referenceTags.map(referencePage)].flatMap((path) =>
  textOf(`${path}/index.html`)
    .split('<section class="guide with-examples">')
    .slice(1)
    .filter((section) => section.includes('data-language="js"'))
    .map((section) => [/<h2 id="(\w+)"/.exec(section)?.[1] ?? path, section.split("</section>")[0] ?? ""] as const),
);

test("the guide has commands in every language in these sections", () => {
  expect(sections.map(([id]) => id)).toEqual([
    ...["start", "authentication", "limits", "caching", "files", "retries", "versions", "errors"],
    ...["pages", "jobs", "batches", "ask", "credentials"],
  ]);
});

describe.each([
  ["sh", hasCurl, "sh", ["-c"]],
  ["js", true, process.execPath, ["--input-type=module", "-e"]],
  ["python", hasPython, "python3", ["-c"]],
] as const)("the %s command of the guide", (language, isThere, program, options) => {
  test.skipIf(!isThere).concurrent.each(sampled(sections, 4))(
    "in the section %s prints a result",
    async (_, section) => {
      const command = snippetIn(section, language).replaceAll(testSite, base);
      const { stdout } = await run(program, [...options, command], {
        cwd: settings,
        env: { ...process.env, CURL_HOME: settings },
      });
      expect(stdout).not.toBe("");
    },
  );
});

describe.skipIf(!hasCurl)("the error examples in /docs", () => {
  const codes = Object.keys(errorKinds) as ErrorCode[];
  const caused = codes.flatMap((code) => {
    const { command, body } = errorExample(code, testSite);
    return command === undefined ? [] : [[code, command, body] as const];
  });

  test("omit a call only if no single call causes the error on every host", () => {
    expect(codes.filter((code) => !caused.some(([each]) => each === code))).toEqual([
      "forbidden_origin",
      "not_found",
      "not_acceptable",
      "idempotency_in_progress",
      "payload_too_large",
      "invalid_lang",
      "idempotency_key_reused",
      "rate_limited",
      "internal_error",
      "unavailable",
    ]);
  });

  test.concurrent.each(sampled(caused, 9))("%s is the response of its call", async (code, command, shown) => {
    const [body, status] = await curled(command.replaceAll(testSite, base));
    expect(status).toBe(errorKinds[code].status);
    expect(JSON.parse(body)).toEqual(shown);
  });
});
