import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { rolldown } from "rolldown";
import ts from "typescript";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { KeyResponse } from "../../src/contract/resources/agents/credential.ts";
import { run } from "../support/hosts/programs.ts";

const base = inject("baseUrl");
const document = resolve(inject("dist"), "openapi.json");
const ours = "test/openapi/clients";

mkdirSync(".build", { recursive: true });
const root = mkdtempSync(resolve(".build", "clients-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let credential: string;
beforeAll(async () => {
  const response = await fetch(`${base}/api/agent/key`, { method: "POST" });
  credential = KeyResponse.parse(await response.json()).api_key;
});

/** How each tool generates a client in a folder: as its documentation says, with its default options. */
const generators: Readonly<Record<string, (folder: string) => readonly [program: string, ...args: string[]]>> = {
  "openapi-typescript": (folder) => [
    "node_modules/openapi-typescript/bin/cli.js",
    ...[document, "--output", `${folder}/generated.ts`],
  ],
  "hey-api": (folder) => [
    "node_modules/@hey-api/openapi-ts/bin/run.js",
    ...["--input", document, "--output", `${folder}/generated`, "--client", "@hey-api/client-fetch"],
  ],
  orval: (folder) => {
    const output = { target: `${folder}/generated.ts`, client: "fetch", baseUrl: base };
    const config = `${folder}/orval.config.mjs`;
    writeFileSync(config, `export default ${JSON.stringify({ client: { input: document, output } })};`);
    return ["node_modules/orval/dist/bin/orval.mjs", "--config", config];
  },
  oazapfts: (folder) => ["node_modules/oazapfts/dist/cli.js", document, `${folder}/generated.ts`],
};

/** Tools whose own code, which does not depend on the document, fails with exactOptionalPropertyTypes. */
const relaxed = ["hey-api", "oazapfts"];

/** The errors of a program with TypeScript's strict options. */
const typeErrors = (file: string, exactOptionalPropertyTypes: boolean): readonly string[] => {
  const program = ts.createProgram([file], {
    strict: true,
    exactOptionalPropertyTypes,
    noUncheckedIndexedAccess: true,
    noImplicitOverride: true,
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2024.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: ["node"],
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
  });
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
};

test.each(Object.entries(generators))(
  "a client that %s generates compiles in strict mode, sends a credential and has typed errors",
  async (tool, generate) => {
    const folder = `${root}/${tool}`;
    mkdirSync(folder);
    const [program, ...args] = generate(folder);
    const generated = await run(program, args);
    expect(generated.code, generated.stdout + generated.stderr).toBe(0);

    const main = `${folder}/main.ts`;
    cpSync(`${ours}/${tool}.ts`, main);
    cpSync(`${ours}/report.ts`, `${folder}/report.ts`);
    expect(typeErrors(main, !relaxed.includes(tool))).toEqual([]);

    const bundle = await rolldown({ input: main, platform: "node" });
    await bundle.write({ file: `${folder}/main.mjs` });
    await bundle.close();
    const { code, stdout, stderr } = await run(`${folder}/main.mjs`, [base, credential]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(JSON.parse(stdout)).toEqual({
      name: "Zoë Exemplar",
      policies: [expect.stringMatching(/^"demo";/), expect.stringMatching(/^"(?:credential|demo-credentials)";/)],
      titles: [expect.any(String), expect.any(String)],
      job: "processing",
      listError: ["invalid_limit", expect.stringContaining("limit")],
      inquiryError: ["invalid_email", expect.stringContaining("email")],
    });
  },
  120_000,
);
