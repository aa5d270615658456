import type { Headers } from "../../src/contract/headers.ts";
import { headersFor } from "../../src/contract/host-rules.ts";
import { assetSender } from "../answer.ts";
import type { Step } from "../environment.ts";
import { whenReady } from "../pipeline.ts";
import type { Asset, Ports } from "../ports.ts";

const revalidate = { "Cache-Control": "public, max-age=0, must-revalidate" };

const sendFile = assetSender();

/** The headers that a static host would give a file. */
const headersOf = (path: string, { type }: Asset): Headers => ({
  ...revalidate,
  ...headersFor(path),
  "Content-Type": type,
});

/** Serves the built site; not counted against the limit (D1). */
export const files =
  ({ assets }: Ports): Step =>
  (context) => {
    const { path } = context.req;
    const { method } = context.req.raw;
    if (method !== "GET" && method !== "HEAD") return undefined;
    return whenReady(assets.read(path), (asset) => {
      if (!asset) return undefined;
      context.get("exchange").operation = path;
      return sendFile(context, asset, () => headersOf(path, asset));
    });
  };
