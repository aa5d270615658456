import type { ApiVersion } from "../../src/contract/base.ts";
import type { Headers } from "../../src/contract/headers.ts";
import { listProjects } from "../../src/contract/operations/portfolio.ts";
import {
  pageFile,
  pageLinks,
  parseOffset,
  projectIndexFile,
  renderPage,
  searchIndexFile,
  selectProjects,
} from "../../src/portfolio/projects/list.ts";
import { queryWarnings } from "../../src/portfolio/projects/query-warnings.ts";
import { openSearchIndex, type SearchIndex } from "../../src/portfolio/projects/search-index.ts";
import { readBuiltFile } from "../http/built-file.ts";
import { cachedJsonParser, parseJsonAsset } from "../http/json-asset.ts";
import { builtPath, languageHeaders, languagePrefix } from "../http/language.ts";
import { defineRead, type OperationInput } from "../http/operation.ts";
import type { Reply } from "../http/reply.ts";
import { andThen, type MaybePromise } from "../ports/maybe-promise.ts";
import type { Asset, Ports } from "../ports/ports.ts";
import { parseIndex } from "./project-index.ts";

const parseSearchIndex = cachedJsonParser(openSearchIndex);

const searchIndex = (ports: Ports, prefix: string): MaybePromise<SearchIndex> =>
  andThen(readBuiltFile(ports, prefix + searchIndexFile), parseSearchIndex);

type PageInput = Pick<OperationInput<typeof listProjects>, "query" | "version" | "base" | "language">;

const pageOf = ({ limit, cursor }: PageInput["query"]) => ({ offset: Number(cursor), limit });

const headersOf = ({ query, base, language }: PageInput, count: number): Headers => ({
  Link: pageLinks({ ...query, lang: language }, pageOf(query), count, base),
  ...languageHeaders(language),
});

/** The `count` of a built page. */
const countOf = (asset: Asset, version: ApiVersion): number => {
  const body = parseJsonAsset(asset);
  return (version === "v1" ? body.data : body).count;
};

/** Creates a page from the index, with the function that rendered the built pages. */
const createPage = (input: OperationInput<typeof listProjects>, warnings: readonly string[]): MaybePromise<Reply> => {
  const { query, ports, language } = input;
  const prefix = languagePrefix(ports.settings, language);
  return andThen(readBuiltFile(ports, prefix + projectIndexFile), (index) =>
    andThen(query.q?.trim() ? searchIndex(ports, prefix) : undefined, (search) => {
      const selection = selectProjects(parseIndex(index), query, search);
      const count = selection.matches.length;
      const page = { offset: parseOffset(query.cursor, count), limit: query.limit };
      const json = renderPage(selection, page, warnings);
      return { json, shared: true, headers: headersOf(input, count) };
    }),
  );
};

/** GET /api/projects. Sends a built page if there is one, and creates any other (D1, D4). */
export const projects = defineRead(listProjects, (input) => {
  const { query, version, ports } = input;
  const warnings = queryWarnings(query);
  const file = warnings.length === 0 ? pageFile(query, pageOf(query)) : undefined;
  const built = file && ports.assets.read(builtPath(input, file));
  return andThen(built, (asset) =>
    asset ? { asset, headers: () => headersOf(input, countOf(asset, version)) } : createPage(input, warnings),
  );
});
