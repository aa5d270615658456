import { apiHeaders } from "../../src/contract/headers.ts";
import { mirrorPath, type Route } from "../../src/contract/route.ts";
import { getContact, getExperience, getProfile, getSandbox } from "../../src/contract/routes.ts";
import { assetSender } from "../answer.ts";
import { handle, type Operation } from "../handle.ts";
import { whenReady } from "../pipeline.ts";
import type { Asset, MaybePromise, Ports } from "../ports.ts";

/** A file that the build always writes. Throws when it is not there. */
export const builtFile = ({ assets }: Ports, path: string): MaybePromise<Asset> =>
  whenReady(assets.read(path), (asset) => {
    if (!asset) throw new Error(`the built site has no ${path}`);
    return asset;
  });

const sendRead = assetSender<Route>(() => apiHeaders);

/** A read whose bytes were written by the build; nothing is parsed or printed (D1). */
const prerendered = (route: Route & { readonly file: string }): Operation =>
  handle(route, ({ context, ports, version }) => {
    const file = version === "v1" ? mirrorPath(route.file) : route.file;
    return whenReady(builtFile(ports, file), (asset) => sendRead(context, asset, route));
  });

export const prerenderedReads = [getProfile, getExperience, getContact, getSandbox].map(prerendered);
