import { linkHeader } from "../../src/contract/documents.ts";
import type { Headers } from "../../src/contract/headers.ts";
import { headersFor } from "../../src/contract/host-rules.ts";
import { isPagePath, twinOf } from "../../src/contract/pages.ts";
import { assetSender } from "../answer.ts";
import type { AppContext, Step } from "../environment.ts";
import { whenReady } from "../maybe-promise.ts";
import { chooseType } from "../negotiate.ts";
import type { Asset, Ports } from "../ports.ts";

/** Files that no rule is about are asked for again each time. */
export const revalidate = { "Cache-Control": "public, max-age=0, must-revalidate" };

/** A page is also its Markdown; whoever accepts both alike gets the page, unless Markdown is named first. */
const representations = ["text/html", "text/markdown"] as const;

const wantsMarkdown = (context: AppContext): boolean =>
  chooseType(context.req.raw.headers.get("accept"), representations) === "text/markdown";

const sendFile = assetSender();
/** The Markdown of a page has other headers at the page's address than at its own. */
const sendTwin = assetSender();

/** The headers that a static host would give a file. */
const headersOf = (path: string, { type }: Asset): Headers => ({
  ...revalidate,
  ...headersFor(path),
  "Content-Type": type,
});

/** The same for what lies at the address of a page, which says where its Markdown is, if it has any. */
const pageHeadersOf = (path: string, asset: Asset, twin: Asset | undefined): Headers => ({
  ...headersOf(path, asset),
  ...(twin && { Link: linkHeader(encodeURI(path)) }),
  Vary: "Accept, Accept-Encoding",
});

/**
 * Serves the built site; not counted against the limit (D1). Where the platform serves files, only pages come here, for
 * those who would rather have Markdown.
 */
export const files =
  ({ assets, settings }: Ports): Step =>
  (context) => {
    const { path } = context.req;
    const { method } = context.req.raw;
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (!settings.servesFiles && !isPagePath(path)) return undefined;
    return whenReady(assets.read(path), (asset) => {
      if (!asset) return undefined;
      context.get("exchange").operation = path;
      if (!asset.type.startsWith("text/html")) return sendFile(context, asset, () => headersOf(path, asset));
      return whenReady(isPagePath(path) ? assets.read(twinOf(path)) : undefined, (twin) =>
        twin && wantsMarkdown(context)
          ? sendTwin(context, twin, () => ({
              ...pageHeadersOf(path, twin, twin),
              "Content-Location": encodeURI(twinOf(path)),
            }))
          : sendFile(context, asset, () => pageHeadersOf(path, asset, twin)),
      );
    });
  };
