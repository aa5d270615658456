import { errorKinds } from "../../contract/errors.ts";
import { endpoint } from "../../contract/route.ts";
import { routes } from "../../contract/routes.ts";
import { authGuide } from "../auth-guide.ts";
import type { Portfolio } from "../content.ts";
import { guide } from "../guide.ts";
import type { PlainChunk } from "./chunk.ts";
import { plainBlocks, sectionsOf } from "./plain.ts";

const ofService = { type: "TechArticle", isDocument: true } as const;

/** A name such as `listProjects` or `invalid_cursor` as the words that it is made of. */
const inWords = (name: string): string => name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll(/[_/{}-]+/g, " ");

/** Every part of the documents of the service: /docs by heading, its operations and errors, /auth.md and /changelog. */
export const documentChunks = (portfolio: Portfolio, site: string, changelog: string): PlainChunk[] => [
  ...guide(portfolio, site).map(({ id, title, text }) => ({
    ...ofService,
    path: `/docs#${id}`,
    name: title,
    keywords: id,
    blocks: plainBlocks(text),
    // Its sentences are written to be read alone.
    preference: 1.25,
  })),
  ...routes
    .filter(({ version }) => version === "current")
    .map((route) => ({
      ...ofService,
      path: `/docs#${route.operationId}`,
      name: `${route.summary}: ${endpoint(route)}`,
      keywords: inWords(`${route.operationId} ${route.path}`),
      blocks: plainBlocks(route.description),
    })),
  ...Object.entries(errorKinds).map(([code, { status, message, hint }]) => ({
    ...ofService,
    path: `/docs#${code}`,
    name: code,
    keywords: `error ${status} ${inWords(code)}`,
    blocks: [message, hint],
    preference: 0.5,
  })),
  ...sectionsOf(authGuide(site)).map(({ title, blocks }) => ({
    ...ofService,
    path: `/auth.md#${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`,
    name: title,
    keywords: "credentials",
    blocks,
  })),
  ...sectionsOf(changelog).map(({ title, blocks }) => ({
    ...ofService,
    path: "/changelog",
    name: `Changelog: ${title}`,
    keywords: "changes releases news",
    blocks,
  })),
];
