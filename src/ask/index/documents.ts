import type { Portfolio } from "../../content/content.ts";
import { severalLanguagesOf } from "../../content/languages/languages.ts";
import { plainBlocks, sectionsOf } from "../../content/text/markdown-blocks.ts";
import { errorCodesIn, errorKinds } from "../../contract/errors/error-kinds.ts";
import { endpoint } from "../../contract/route.ts";
import { routes } from "../../contract/routes.ts";
import { referenceOf } from "../../contract/site/pages.ts";
import { authGuide } from "../../guides/auth-guide.ts";
import { guide } from "../../guides/guide.ts";
import type { PlainChunk } from "./chunk.ts";

const ofService = { type: "TechArticle", isDocumentation: true } as const;

/** The words of an identifier such as `listProjects` or `invalid_cursor`. */
const splitIdentifier = (name: string): string => name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll(/[_/{}-]+/g, " ");

/** Whether a section of the changelog is for people who visit a site or call its API, not for those who run it. */
const isForVisitors = ({ title }: { readonly title: string }): boolean =>
  !/^For (?:owners|operators|contributors)\b/.test(title);

/** The chunks of the documentation: sections, operations and errors of /docs, /auth.md and /changelog. */
export const documentChunks = (portfolio: Portfolio, site: string, changelog: string): PlainChunk[] => [
  ...guide(portfolio, site).map(({ id, title, text, page }) => ({
    ...ofService,
    path: `${page}#${id}`,
    name: title,
    keywords: id,
    blocks: plainBlocks(text),
    // Sentences of the guide are written to be quoted alone.
    boost: 1.25,
  })),
  ...routes
    .filter(({ version, isReserved }) => version === "current" && !isReserved)
    .map((route) => ({
      ...ofService,
      path: referenceOf(route),
      name: `${route.summary} (${endpoint(route)})`,
      keywords: splitIdentifier(`${route.operationId} ${route.path}`),
      blocks: plainBlocks(route.description),
    })),
  ...errorCodesIn(severalLanguagesOf(portfolio)).map((code) => {
    const { status, message, hint } = errorKinds[code];
    return {
      ...ofService,
      path: `/docs#${code}`,
      name: code,
      keywords: `error ${status} ${splitIdentifier(code)}`,
      blocks: [message, hint],
      boost: 0.5,
    };
  }),
  ...sectionsOf(authGuide(site)).map(({ title, blocks }) => ({
    ...ofService,
    path: `/auth.md#${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`,
    name: title,
    keywords: "credentials",
    blocks,
  })),
  ...sectionsOf(changelog)
    .filter(isForVisitors)
    .map(({ title, blocks }) => ({
      ...ofService,
      path: "/changelog",
      name: title === "Changelog" ? title : `Changelog, ${title.replace(/^For /, "for ")}`,
      keywords: "changes releases news",
      blocks,
    })),
];
