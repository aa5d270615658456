import { mimes } from "hono/utils/mime";
import { aliases, headerRules } from "../../../src/contract/site/host-rules.ts";
import { mediaTypeOf } from "../../http/media-type.ts";
import type { FileHeader } from "./header-maps.ts";
import { contentLocationVariable, fileVariable, markdownVariable, noFile } from "./markdown-maps.ts";
import { nginxString } from "./nginx-string.ts";

/** Types by file extension, for all extensions that Node knows. */
const types = (): string =>
  [...Object.keys(mimes), "md"]
    .map((extension) => `      ${nginxString(mediaTypeOf(`/file.${extension}`))} ${extension};`)
    .join("\n");

/** Files whose type does not follow from their extension, and aliases of files. */
const specialLocations = (): string =>
  [
    ...headerRules({ basePath: "" }).flatMap(({ pattern, headers }) =>
      "Content-Type" in headers && !pattern.endsWith("*") ? [[pattern, pattern] as const] : [],
    ),
    ...aliases,
  ]
    .map(
      ([path, file]) => `    location = ${path} {
      types {}
      default_type ${nginxString(mediaTypeOf(file))};
      try_files ${file} @node;
    }`,
    )
    .join("\n");

/** The value of Content-Location: the URL path of the Markdown file that is sent, or empty. */
const contentLocation = (basePath: string): string => (basePath === "" ? markdownVariable : contentLocationVariable);

/** Sends the Markdown file of a page, a file or a page. Node handles paths without one. */
const tryFiles = `try_files ${markdownVariable} ${fileVariable} ${fileVariable}/index.html @node;`;

/** The location of files, with the headers of other hosts. */
export const fileLocation = (headers: readonly FileHeader[], basePath: string): string => `  location / {
    types {
${types()}
    }
    default_type ${nginxString(mediaTypeOf("/file"))};
    gzip off;
    gzip_static on;
${headers.map(({ name, value }) => `    add_header ${name} ${value};`).join("\n")}
    add_header Content-Location ${contentLocation(basePath)};
    ${tryFiles}

    # Files for hosts, and alternative paths of pages.
    location ~ (?:./|/index\\.html|\\.br|\\.gz|/_headers|/_redirects|/_manifest\\.json|/\\.assetsignore)$ {
      try_files ${noFile} @node;
    }
    # Only files without an extension are JSON.
    location ~ \\.[^/]*$ {
      default_type ${nginxString(mediaTypeOf("/file.unknown"))};
      ${tryFiles}
    }
${specialLocations()}
  }`;
