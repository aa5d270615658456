import { catalogPath, wellKnownCardPath } from "../contract/mcp/servers.ts";
import { searchFile } from "../contract/search/search-entry.ts";
import { authorizationServerPath, protectedResourcePath, resourcesWithPath } from "../contract/site/discovery.ts";
import { documents, icons, skillNames, skillPath } from "../contract/site/documents.ts";

// `security.txt` exists only if the content has a security contact, so it has its own route.
const { security: _security, ...fixedDocuments } = documents;

/** The generated files of every site, except pages, Markdown alternates and JSON below /api. */
export const filePaths = [
  ...Object.values(fixedDocuments),
  ...Object.values(icons),
  searchFile,
  authorizationServerPath,
  protectedResourcePath,
  ...resourcesWithPath.map(({ file }) => file),
  catalogPath,
  wellKnownCardPath,
  ...skillNames.map(skillPath),
] as const;

export type FilePath = (typeof filePaths)[number];
