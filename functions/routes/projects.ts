import type { ApiVersion } from "../../src/contract/base.ts";
import type { Headers } from "../../src/contract/headers.ts";
import { listProjects } from "../../src/contract/operations/portfolio.ts";
import { mirrorPath } from "../../src/contract/route.ts";
import {
  offsetOf,
  openIndex,
  pageFile,
  pageLinks,
  projectIndexFile,
  renderPage,
  type SearchText,
  searchTextFile,
  select,
} from "../../src/portfolio/project-list.ts";
import { type Input, read } from "../handle.ts";
import { type MaybePromise, whenReady } from "../maybe-promise.ts";
import { parse, parsedOnce } from "../parsed-once.ts";
import type { Asset, Ports } from "../ports.ts";
import type { Reply } from "../reply.ts";
import { builtFile } from "./prerendered.ts";

const indexOf = parsedOnce(openIndex);
const textOf = parsedOnce((text: SearchText) => text);

const searchText = (ports: Ports): MaybePromise<SearchText> => whenReady(builtFile(ports, searchTextFile), textOf);

/** What a page of projects is asked with. */
type Asked = Pick<Input<typeof listProjects>, "query" | "version" | "base">;

const pageOf = ({ limit, cursor }: Asked["query"]) => ({ offset: Number(cursor), limit });

const linksOf = ({ query, base }: Asked, count: number): Headers => ({
  Link: pageLinks(query, pageOf(query), count, base),
});

/** How many projects a page says there are in its list. */
const countOf = (asset: Asset, version: ApiVersion): number => {
  const body = parse(asset);
  return (version === "v1" ? body.data : body).count;
};

/** Cuts a page from the index, by the function that wrote the pages of the build. */
const cutPage = (input: Input<typeof listProjects>): MaybePromise<Reply> => {
  const { query, ports } = input;
  return whenReady(builtFile(ports, projectIndexFile), (index) =>
    whenReady(query.q?.trim() ? searchText(ports) : undefined, (text) => {
      const selection = select(indexOf(index), query, text);
      const count = selection.matches.length;
      const json = renderPage(selection, { offset: offsetOf(query.cursor, count), limit: query.limit });
      return { json, shared: true, headers: linksOf(input, count) };
    }),
  );
};

/** GET /api/projects. A page that the build wrote is sent as it is, and any other is made (D1, D4). */
export const projects = read(listProjects, (input) => {
  const { query, version, ports } = input;
  const file = pageFile(query, pageOf(query));
  const built = file && ports.assets.read(version === "v1" ? mirrorPath(file) : file);
  return whenReady(built, (asset) =>
    asset ? { asset, headers: () => linksOf(input, countOf(asset, version)) } : cutPage(input),
  );
});
