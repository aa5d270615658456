import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { Manifest, pathOfFile } from "../../../src/contract/site/manifest.ts";
import { testSite } from "../hosts/programs.ts";

export const dist = inject("dist");

/** The base path of the built site, and its address. */
export const basePath = inject("basePath");
export const site = testSite + basePath;

/** The bytes of a built file, by its path in the manifest, e.g. `/api/profile.json`. */
export const bytesOf = (file: string): Buffer => readFileSync(join(dist, file));
export const textOf = (file: string): string => bytesOf(file).toString("utf8");
export const jsonOf = (file: string): unknown => JSON.parse(textOf(file));

/** Every file of the site, without compressed copies and files for hosts. */
export const builtFiles: readonly string[] = Object.keys(Manifest.parse(jsonOf("/_manifest.json")).files);

/** The path that each file is served at. */
export const servedPaths: ReadonlySet<string> = new Set(builtFiles.map(pathOfFile));
