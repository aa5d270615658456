/**
 * Documents that a site without the app does not have (D64): `/auth.md` only describes the app, and the media type of the
 * API catalog does not follow from its name. Literals, because browser code imports this file.
 */
export const appDocuments: readonly string[] = ["/auth.md", "/.well-known/api-catalog"];
