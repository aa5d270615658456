import { readFileSync } from "node:fs";
import { join } from "node:path";
import { knowledgeFile, questionTablesFile } from "../../../src/ask/knowledge/knowledge.ts";
import { cardPath, mcpServers } from "../../../src/contract/mcp/servers.ts";
import { routes } from "../../../src/contract/routes.ts";
import { aliases } from "../../../src/contract/site/host-rules.ts";
import { Manifest, manifestFile, pathOfFile } from "../../../src/contract/site/manifest.ts";
import { answerTemplate } from "../../../src/contract/site/templates/answer-page.ts";
import { matchTemplate } from "../../../src/contract/site/templates/match-page.ts";
import { postingWeightsFile } from "../../../src/match/posting/requirements-in.ts";
import { projectIndexFile, searchIndexFile } from "../../../src/portfolio/projects/list.ts";
import { disposableDomainsFile } from "../../../src/portfolio/resources.ts";
import { mediaTypeOf } from "../../http/media-type.ts";
import type { Asset, Assets } from "../../ports/ports.ts";
import { etagOf } from "./etag.ts";
import { StartError } from "./start-error.ts";

const readManifest = (folder: string): Manifest => {
  let text: string;
  try {
    text = readFileSync(join(folder, manifestFile), "utf8");
  } catch {
    throw new StartError(`There is no built site in ${folder}. Run \`npm run build\` first.`);
  }
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new StartError(`${join(folder, manifestFile)} is damaged. Run \`npm run build\` again.`);
  }
};

/** Files that operations require. */
export const requiredFiles: readonly string[] = [
  ...routes.flatMap(({ file }) => file ?? []),
  ...mcpServers.map(cardPath),
  projectIndexFile,
  searchIndexFile,
  disposableDomainsFile,
  knowledgeFile,
  questionTablesFile,
  postingWeightsFile,
  "/llms.txt",
  "/openapi.json",
  "/404.html",
  answerTemplate,
  matchTemplate,
];

/** The built site in memory. */
interface BuiltSite {
  readonly assets: Assets;
  /** The origin that it was built for. */
  readonly site: string;
  /** Its languages, the default first, if there are several. */
  readonly languages: readonly string[] | undefined;
  /** The content security policy of its pages, if the owner added sources. */
  readonly contentSecurityPolicy: string | undefined;
}

/**
 * Loads the built site into memory. Only files in the manifest are served, so no path leads outside the folder (D1).
 * @throws StartError if the site was built without the app, or if a file is missing or was changed after the build.
 */
export const distAssets = (folder: string): BuiltSite => {
  const manifest = readManifest(folder);
  const { site, contentSecurityPolicy } = manifest;
  if (manifest.hosting === "static")
    throw new StartError(
      `${folder} was built with --static, without the API. Upload it to a static host, or build it again without --static.`,
    );
  const files = new Map<string, Asset>();
  const damaged = (file: string): StartError =>
    new StartError(`${join(folder, file)} is missing or damaged. Run \`npm run build\` again.`);
  const read = (file: string, { etag, size }: { readonly etag: string; readonly size: number }) => {
    let bytes: Uint8Array<ArrayBuffer> | undefined;
    try {
      bytes = new Uint8Array(readFileSync(join(folder, file)));
    } catch {}
    if (bytes?.length !== size || etagOf(bytes) !== etag) throw damaged(file);
    return bytes;
  };
  for (const [file, entry] of Object.entries(manifest.files)) {
    const { etag, br, gzip } = entry;
    files.set(pathOfFile(file), {
      type: mediaTypeOf(file),
      etag,
      body: read(file, entry),
      ...(contentSecurityPolicy !== undefined && { contentSecurityPolicy }),
      encoded: {
        ...(br && { br: read(`${file}.br`, br) }),
        ...(gzip && { gzip: read(`${file}.gz`, gzip) }),
      },
    });
  }
  for (const [path, file] of aliases) {
    const asset = files.get(file);
    if (asset) files.set(path, asset);
  }
  for (const file of requiredFiles) if (!files.has(file)) throw damaged(file);
  const redirects = new Map(Object.entries(manifest.redirects ?? {}));
  return {
    assets: { read: (path) => files.get(path), redirectOf: (path) => redirects.get(path) },
    site,
    contentSecurityPolicy,
    languages: manifest.languages,
  };
};
