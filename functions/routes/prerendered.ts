import { getClaim, getIdentity } from "../../src/contract/operations/credentials.ts";
import { getContact, getExperience, getProfile } from "../../src/contract/operations/portfolio.ts";
import { getSandbox } from "../../src/contract/operations/service.ts";
import { mirrorPath, type Route } from "../../src/contract/route.ts";
import { type Read, read } from "../handle.ts";
import { type MaybePromise, whenReady } from "../maybe-promise.ts";
import type { Asset, Ports } from "../ports.ts";

/** A file that the build always writes. Throws when it is not there. */
export const builtFile = ({ assets }: Ports, path: string): MaybePromise<Asset> =>
  whenReady(assets.read(path), (asset) => {
    if (!asset) throw new Error(`the built site has no ${path}`);
    return asset;
  });

/** A read whose bytes were written by the build; nothing is parsed or printed (D1). */
const prerendered = (route: Route & { readonly file: string }): Read =>
  read(route, ({ ports, version }) => {
    const file = version === "v1" ? mirrorPath(route.file) : route.file;
    return whenReady(builtFile(ports, file), (asset) => ({ asset }));
  });

export const prerenderedReads = [getProfile, getExperience, getContact, getSandbox, getIdentity, getClaim].map(
  prerendered,
);
