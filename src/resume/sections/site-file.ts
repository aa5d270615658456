import { SiteFile } from "../../content/site-file.ts";
import { quoteValue } from "../import-notes.ts";
import { isEmpty } from "../json-object.ts";
import { defineMapping } from "../mapping.ts";

/** The site settings, and the `meta` of a resume. It has no `publish`: an import must not publish private values. */
export const siteMeta = defineMapping({
  schema: SiteFile.omit({ publish: true }),
  write: ({ updated }) => ({ lastModified: updated && `${updated}T00:00:00` }),
  read: (fields) => {
    const modified = fields.value("lastModified");
    const day = typeof modified === "string" ? modified.slice(0, 10) : "";
    const updated = SiteFile.shape.updated.safeParse(day);
    if (updated.success) fields.mapped("updated", "lastModified");
    else if (!isEmpty(modified)) fields.skipped("lastModified", `${quoteValue(modified)} is not a date and a time`);
    for (const member of ["canonical", "version"]) fields.value(member);
    return { updated: updated.data };
  },
});
