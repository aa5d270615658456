import { aliases, headerRules } from "../../../src/contract/host-rules.ts";
import { mediaTypeOf } from "../../media-type.ts";
import type { HeaderMap } from "./header-maps.ts";
import { fileVariable, nothing, twinVariable } from "./markdown-maps.ts";
import { quoted } from "./quoted.ts";

/** Endings of what a build writes. */
const endings = [
  "html",
  "css",
  "js",
  "json",
  "md",
  "txt",
  "xml",
  "svg",
  "png",
  "jpg",
  "webp",
  "ico",
  "woff2",
  "pdf",
  "zip",
];

const types = (): string =>
  endings.map((ending) => `      ${quoted(mediaTypeOf(`/file.${ending}`))} ${ending};`).join("\n");

/** Files whose type does not follow from their ending, and paths that are answered by a file of another name. */
const special = (): string =>
  [
    ...headerRules.flatMap(({ pattern, headers }) =>
      "Content-Type" in headers && !pattern.endsWith("*") ? [[pattern, pattern] as const] : [],
    ),
    ...aliases,
  ]
    .map(
      ([path, file]) => `    location = ${path} {
      types {}
      default_type ${quoted(mediaTypeOf(file))};
      try_files ${file} @node;
    }`,
    )
    .join("\n");

/** The files, as every other host serves them; what is none is asked of Node. */
export const fileLocation = (headers: readonly HeaderMap[]): string => `  location / {
    types {
${types()}
    }
    default_type ${quoted(mediaTypeOf("/file"))};
    gzip off;
    gzip_static on;
${headers.map(({ name, variable }) => `    add_header ${name} ${variable};`).join("\n")}
    add_header Content-Location ${twinVariable};
    try_files ${twinVariable} ${fileVariable} ${fileVariable}/index.html @node;

    # What is there for hosts, and other addresses of pages.
    location ~ (?:./|/index\\.html|\\.br|\\.gz|/_headers|/_redirects|/_manifest\\.json|/\\.assetsignore)$ {
      try_files ${nothing} @node;
    }
${special()}
  }`;
