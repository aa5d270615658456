import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyEdit, contentEdits } from "../support/content/content-edits.ts";
import { treeOf } from "../support/content/folder-contents.ts";
import { sampleContent } from "../support/content/portfolios.ts";
import { build, temporaryFolder } from "../support/hosts/programs.ts";
import { runsAll } from "../support/setup/tier.ts";

const folder = temporaryFolder();
const content = join(folder, "content");
const out = join(folder, "site");
const clean = join(folder, "clean");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A fixed seed, so that a failure can be repeated. Set another one to try other edits. */
const seed = Number(process.env.EDITS_SEED ?? 1);
const rounds = fc.sample(fc.array(contentEdits, { minLength: 1, maxLength: 4 }), {
  numRuns: Number(process.env.EDITS_ROUNDS ?? (runsAll ? 12 : 1)),
  seed,
});

beforeAll(async () => {
  cpSync(sampleContent, content, { recursive: true });
  for (const value of [1, 2, 3, 4, 5, 6]) applyEdit(content, { kind: "add", at: 0, value });
  expect(await build({ content, out })).toMatchObject({ code: 0, stderr: "" });
});

test.each(rounds.map((edits, at) => [at, edits.map(({ kind }) => kind).join(", "), edits] as const))(
  "a build after edits writes the bytes of a clean build (%i: %s)",
  async (_at, _kinds, edits) => {
    for (const edit of edits) applyEdit(content, edit);
    expect(await build({ content, out })).toMatchObject({ code: 0, stderr: "" });
    rmSync(clean, { recursive: true, force: true });
    expect(await build({ content, out: clean })).toMatchObject({ code: 0, stderr: "" });
    expect(treeOf(out)).toStrictEqual(treeOf(clean));
  },
  // Two builds, on a machine that other tests use.
  180_000,
);
