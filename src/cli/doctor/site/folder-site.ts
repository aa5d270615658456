import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { basePathOf, sitePath } from "../../../contract/base.ts";
import { Manifest, manifestFile, pathOfFile } from "../../../contract/site/manifest.ts";
import { headersIn } from "../parse/header-file.ts";
import { type DoctorResponse, type Site, SiteError } from "./site.ts";

const typeOf = (file: string): string | undefined =>
  file.endsWith(".md") ? "text/markdown; charset=utf-8" : getMimeType(file);

const readManifest = async (folder: string): Promise<Manifest> => {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(folder, manifestFile), "utf8")));
  } catch {
    throw new SiteError(`There is no built site in ${folder}. Run \`npm run build\` first.`);
  }
};

/** The rewrites (status 200) in a `_redirects` file. */
const rewritesIn = (text: string): [path: string, file: string][] =>
  text.split("\n").flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    return from && to && status === "200" ? [[from, to]] : [];
  });

/**
 * A built folder as a static host serves it, with its `_headers` and `_redirects`.
 * @throws SiteError if the folder has no built site.
 */
export const folderSite = async (folder: string): Promise<Site> => {
  const { site: origin, files } = await readManifest(folder);
  const read = async (file: string): Promise<Uint8Array> => {
    try {
      return await readFile(join(folder, file));
    } catch {
      throw new SiteError(`${join(folder, file)} is missing. Build the site again.`);
    }
  };
  const textOf = async (file: string) => new TextDecoder().decode(await read(file));
  const headersOf = headersIn(await textOf("_headers"));
  const served = new Map(Object.keys(files).map((file) => [pathOfFile(file), file]));
  const basePath = basePathOf(origin);
  for (const [from, to] of rewritesIn(await textOf("_redirects"))) {
    const [path, file] = [sitePath(basePath, from), sitePath(basePath, to)];
    if (path !== undefined && file !== undefined && !served.has(path)) served.set(path, file);
  }

  const get = async (path: string): Promise<DoctorResponse> => {
    const { pathname } = new URL(origin + path);
    const file = served.get(decodeURIComponent(pathname.slice(basePath.length)));
    const headers = headersOf(pathname);
    const type = typeOf(file ?? "/404.html");
    if (type && !headers.has("content-type")) headers.set("content-type", type);
    if (file) return { status: 200, headers, body: await read(file) };
    return { status: 404, headers, body: files["/404.html"] ? await read("/404.html") : new Uint8Array() };
  };
  return { origin, get, send: async () => ({ status: 405, headers: new Headers(), body: new Uint8Array() }) };
};
