import type { ApiVersion } from "../../src/contract/base.ts";
import { envelope } from "../../src/contract/envelope.ts";
import { apiHeaders, type Headers } from "../../src/contract/headers.ts";
import { mirrorPath } from "../../src/contract/route.ts";
import { listProjects } from "../../src/contract/routes.ts";
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
import { assetSender, sendJson } from "../answer.ts";
import { handle, type Input } from "../handle.ts";
import { whenReady } from "../pipeline.ts";
import type { Asset, MaybePromise, Ports } from "../ports.ts";
import { builtFile } from "./prerendered.ts";

/** What is made of a file, made once for as long as the file lives. */
const once = <T>(make: (asset: Asset) => T): ((asset: Asset) => T) => {
  const made = new WeakMap<Asset, T>();
  return (asset) => {
    const known = made.get(asset);
    if (known !== undefined) return known;
    const value = make(asset);
    made.set(asset, value);
    return value;
  };
};

const parse = (asset: Asset) => JSON.parse(new TextDecoder().decode(asset.body));
const indexOf = once((asset) => openIndex(parse(asset)));
const textOf = once((asset): SearchText => parse(asset));

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

const sendPage = assetSender((asset, asked: Asked) => ({
  ...apiHeaders,
  ...linksOf(asked, countOf(asset, asked.version)),
}));

/** Cuts a page from the index, by the function that wrote the pages of the build. */
const cutPage = ({ context, ports, ...asked }: Input<typeof listProjects>): MaybePromise<Response> =>
  whenReady(builtFile(ports, projectIndexFile), (indexAsset) => {
    const { query, version } = asked;
    return whenReady(query.q?.trim() ? searchText(ports) : undefined, (text) => {
      const selection = select(indexOf(indexAsset), query, text);
      const count = selection.matches.length;
      const json = renderPage(selection, { offset: offsetOf(query.cursor, count), limit: query.limit });
      const body = version === "v1" ? envelope(json) : json;
      return sendJson(context, ports, body, { shared: true, headers: linksOf(asked, count) });
    });
  });

/** GET /api/projects. A page that the build wrote is sent as it is, and any other is made (D1, D4). */
export const projects = handle(listProjects, (input) => {
  const { query, version, context, ports } = input;
  const file = pageFile(query, pageOf(query));
  const built = file && ports.assets.read(version === "v1" ? mirrorPath(file) : file);
  return whenReady(built, (asset) => (asset ? sendPage(context, asset, input) : cutPage(input)));
});
