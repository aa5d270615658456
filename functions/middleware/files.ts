import { basePathOf } from "../../src/contract/base.ts";
import type { Headers } from "../../src/contract/headers.ts";
import { linkHeader } from "../../src/contract/site/documents.ts";
import { headerRules, headersFor } from "../../src/contract/site/host-rules.ts";
import { splitLanguage } from "../../src/contract/site/languages.ts";
import { isPagePath, markdownPath } from "../../src/contract/site/pages.ts";
import { chooseType } from "../http/negotiate.ts";
import { assetSender } from "../http/send.ts";
import { andThen } from "../ports/maybe-promise.ts";
import type { Asset, Ports } from "../ports/ports.ts";
import type { AppContext, Middleware } from "../ports/request-state.ts";

/** The caching of files that no header rule matches. */
export const revalidate = { "Cache-Control": "public, max-age=0, must-revalidate" };

/** The representations of a page. HTML wins a tie, unless the client names Markdown first. */
const representations = ["text/html", "text/markdown"] as const;

const wantsMarkdown = (context: AppContext): boolean =>
  chooseType(context.req.raw.headers.get("accept"), representations) === "text/markdown";

const sendFile = assetSender();
/** Separate, because Markdown has other headers at the address of its page than at its own. */
const sendMarkdown = assetSender();

const policyOf = (policy: string | undefined): Headers =>
  policy === undefined ? {} : { "Content-Security-Policy": policy };

/** The path of a page, to which `.md` is added for its Markdown alternate: `/de/index` for the front page of a language. */
const pageOf = (path: string, languages: readonly string[]): string =>
  languages.includes(path.slice(1)) ? `${path}/index` : path;

/** Creates the functions that return the headers of a file. */
const fileHeaders = (basePath: string, languages: readonly string[]) => {
  const rules = headerRules({ basePath, languages });
  /** The headers that a static host sends with a file. */
  const headersOf = (path: string, { type, contentSecurityPolicy }: Asset): Headers => ({
    ...revalidate,
    ...headersFor(path, rules),
    ...policyOf(contentSecurityPolicy),
    "Content-Type": type,
  });
  /** The headers at the address of a page, with a link to its Markdown alternate if there is one. */
  const pageHeadersOf = (path: string, asset: Asset, alternate: Asset | undefined): Headers => ({
    ...headersOf(path, asset),
    ...(alternate && { Link: linkHeader(basePath, encodeURI(pageOf(path, languages))) }),
    Vary: "Accept, Accept-Encoding",
  });
  return { headersOf, pageHeadersOf };
};

/**
 * Serves the files of the built site. They do not count against the rate limit (D1). If the platform serves files, only
 * requests for pages and for JSON files next to operations arrive here (D39).
 */
export const serveFiles = ({ assets, settings }: Ports): Middleware => {
  const basePath = basePathOf(settings.site);
  const languages = settings.languages?.slice(1) ?? [];
  const { headersOf, pageHeadersOf } = fileHeaders(basePath, languages);
  return (context) => {
    const { path } = context.req;
    const { method } = context.req.raw;
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (!settings.servesFiles && !isPagePath(splitLanguage(path, languages).path) && !path.endsWith(".json"))
      return undefined;
    return andThen(assets.read(path), (asset) => {
      if (!asset) return undefined;
      context.get("requestState").operation = path;
      if (!asset.type.startsWith("text/html")) return sendFile(context, asset, () => headersOf(path, asset));
      return andThen(assets.read(markdownPath(pageOf(path, languages))), (alternate) =>
        alternate && wantsMarkdown(context)
          ? sendMarkdown(context, alternate, () => ({
              ...pageHeadersOf(path, alternate, alternate),
              "Content-Location": basePath + encodeURI(markdownPath(pageOf(path, languages))),
            }))
          : sendFile(context, asset, () => pageHeadersOf(path, asset, alternate)),
      );
    });
  };
};
