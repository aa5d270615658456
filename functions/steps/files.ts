import { headersFor } from "../../src/contract/host-rules.ts";
import { sendAsset } from "../answer.ts";
import type { Step } from "../environment.ts";
import { whenReady } from "../pipeline.ts";
import type { Asset, Ports } from "../ports.ts";

const revalidate = { "Cache-Control": "public, max-age=0, must-revalidate" };

/** Serves the built site with the headers that a static host would give it; not counted against the limit (D1). */
export const files = ({ assets }: Ports): Step => {
  const rules = new WeakMap<Asset, Record<string, string>>();
  const ruled = (asset: Asset, path: string): Record<string, string> => {
    const headers = rules.get(asset) ?? { ...revalidate, ...headersFor(path), "Content-Type": asset.type };
    rules.set(asset, headers);
    return headers;
  };
  return (context) => {
    const { path } = context.req;
    const { method } = context.req.raw;
    if (method !== "GET" && method !== "HEAD") return undefined;
    return whenReady(assets.read(path), (asset) => {
      if (!asset) return undefined;
      context.set("operation", path);
      context.set("headers", { "X-Request-Id": context.get("requestId") });
      return sendAsset(context, asset, ruled(asset, path));
    });
  };
};
