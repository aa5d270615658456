import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { Manifest, manifestFile, pathOfFile } from "../../src/contract/manifest.ts";
import type { Asset, Assets } from "../ports.ts";
import { StartError } from "./start-error.ts";

const typeOf = (file: string): string => {
  if (file.endsWith(".json") || !file.slice(file.lastIndexOf("/")).includes("."))
    return "application/json; charset=utf-8";
  if (file.endsWith(".md")) return "text/markdown; charset=utf-8";
  return getMimeType(file) ?? "application/octet-stream";
};

const readManifest = (folder: string): Manifest => {
  let text: string;
  try {
    text = readFileSync(join(folder, manifestFile), "utf8");
  } catch {
    throw new StartError(
      `There is no built site in ${folder}. Run \`npm run build\` first, or \`npm start\` for both.`,
    );
  }
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new StartError(`${join(folder, manifestFile)} is damaged. Run \`npm run build\` again.`);
  }
};

/** The built site in memory: only what the manifest lists, so no path leads outside the folder (D1). */
export const distAssets = (folder: string): { readonly assets: Assets; readonly site: string } => {
  const manifest = readManifest(folder);
  const files = new Map<string, Asset>();
  const read = (file: string, size: number): Uint8Array<ArrayBuffer> => {
    let bytes: Uint8Array<ArrayBuffer> | undefined;
    try {
      bytes = new Uint8Array(readFileSync(join(folder, file)));
    } catch {}
    if (bytes?.length !== size)
      throw new StartError(`${join(folder, file)} is missing or damaged. Run \`npm run build\` again.`);
    return bytes;
  };
  for (const [file, { etag, size, br, gzip }] of Object.entries(manifest.files)) {
    files.set(pathOfFile(file), {
      type: typeOf(file),
      etag,
      body: read(file, size),
      encoded: {
        ...(br !== undefined && { br: read(`${file}.br`, br) }),
        ...(gzip !== undefined && { gzip: read(`${file}.gz`, gzip) }),
      },
    });
  }
  return { assets: { read: (path) => files.get(path) }, site: manifest.site };
};
