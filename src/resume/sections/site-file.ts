import type * as z from "zod";
import { SiteFile } from "../../content/site-file.ts";
import { quoteValue } from "../import-notes.ts";
import { isEmpty } from "../json-object.ts";
import type { Mapping } from "../mapping.ts";

/** Settings that an import may change: a resume must not publish what its owner keeps private. */
const ImportedSite = SiteFile.omit({ publish: true });

/** The site settings, and the `meta` of a resume. */
export const siteMeta: Mapping<z.output<typeof ImportedSite>> = {
  schema: ImportedSite,
  partialSchema: ImportedSite.partial(),
  write: ({ updated }) => ({ lastModified: updated && `${updated}T00:00:00` }),
  read: (fields) => {
    const modified = fields.value("lastModified");
    const day = typeof modified === "string" ? modified.slice(0, 10) : "";
    const updated = SiteFile.shape.updated.safeParse(day);
    if (updated.success) fields.mapped("updated", "lastModified");
    else if (!isEmpty(modified)) fields.skipped("lastModified", `${quoteValue(modified)} is not a date and a time`);
    for (const member of ["canonical", "version"]) fields.value(member);
    fields.skipRest();
    return { updated: updated.data };
  },
};
