import { evaluate, parse } from "@humanwhocodes/momoa";
import { describe, expect, test } from "vitest";
import { ownerFiles } from "../new/owner-files.ts";
import release from "./release-0.1.json" with { type: "json" };
import { withSettings, workerChanges } from "./worker-settings.ts";

const { assets, ...worker } = release.worker;

/** The notes about a wrangler.jsonc with some other members. */
const changesWith = (members: object) => workerChanges(JSON.stringify({ ...release.worker, ...members }));
const notesWith = (members: object) => changesWith(members).notes.map(({ what }) => what);

describe("the settings of a fork's Worker", () => {
  test("that are unchanged, or missing with their file, give nothing", () => {
    const nothing = { settings: new Map(), notes: [] };
    expect(workerChanges(undefined)).toEqual(nothing);
    expect(changesWith({})).toEqual(nothing);
  });

  test("that are not valid JSON are not carried over", () => {
    for (const text of ["{", "[]"])
      expect(workerChanges(text).notes).toEqual([
        { where: "wrangler.jsonc", what: "not valid JSON, so nothing was carried over" },
      ]);
  });

  test("are listed if the package decides them", () => {
    const [kept, dropped] = [assets.run_worker_first.slice(0, -2), assets.run_worker_first.slice(-2)];
    expect(notesWith({ main: "own.js", assets: { ...assets, run_worker_first: [...kept, "/own"] } })).toEqual([
      "`main` has the value that the package needs; yours was left out",
      "add your paths to run_worker_first again: /own",
      `run_worker_first has these paths again: ${dropped.join(", ")}`,
    ]);
  });

  test("are listed if they were removed, or if they are environments", () => {
    const { observability: _, ...others } = worker;
    const { settings, notes } = workerChanges(JSON.stringify({ ...others, assets, env: { staging: { name: "b" } } }));
    expect([...settings]).toEqual([["env", { staging: { name: "b" } }]]);
    expect(notes.map(({ what }) => what)).toEqual([
      "`observability` may be set again, although you removed it",
      "`env` was copied; check its bindings, because environments inherit none",
    ]);
  });

  test("replace those of a new wrangler.jsonc, or are added", () => {
    const text = ownerFiles({ name: "new-name", vitrine: "1.0.0", deploy: "cloudflare" }).get("wrangler.jsonc") ?? "";
    const before = evaluate(parse(text, { mode: "jsonc" })) as object;
    const settings = { name: "ada-site", observability: { enabled: false }, vars: { A: "$&", B: ["1", "2"] } };
    const after = withSettings(text, new Map(Object.entries(settings)));
    expect(evaluate(parse(after, { mode: "jsonc" }))).toEqual({ ...before, ...settings });
    expect(after).toContain("`vitrine upgrade` keeps this list current.");
  });
});
