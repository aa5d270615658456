import { envelope } from "../../src/contract/envelope.ts";
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
import { sendAsset, sendJson } from "../answer.ts";
import { handle } from "../handle.ts";
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

/**
 * GET /api/projects. A page that the build wrote is sent as it is; any other is cut from the index by the function that
 * wrote those pages (D1, D4).
 */
export const projects = handle(listProjects, ({ query, version, base, ports, context }) =>
  whenReady(builtFile(ports, projectIndexFile), (indexAsset) => {
    const { type, q, limit, cursor } = query;
    return whenReady(q?.trim() ? searchText(ports) : undefined, (text) => {
      const selection = select(indexOf(indexAsset), { type, q }, text);
      const page = { offset: offsetOf(cursor, selection.matches.length), limit };
      const headers = { Link: pageLinks({ type, q }, page, selection.matches.length, base) };
      const file = pageFile({ type, q }, page);
      if (!file) {
        const json = renderPage(selection, page);
        const body = version === "v1" ? envelope(json) : json;
        return sendJson(context, ports, body, { shared: true, headers });
      }
      const built = builtFile(ports, version === "v1" ? mirrorPath(file) : file);
      return whenReady(built, (asset) => sendAsset(context, asset, headers));
    });
  }),
);
