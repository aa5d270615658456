import type * as z from "zod";
import { SiteFile } from "../../content/site-file.ts";
import type { Mapping } from "../mapping.ts";

/** The site settings, and the `meta` of a resume. */
export const siteMeta: Mapping<z.output<typeof SiteFile>> = {
  schema: SiteFile,
  partialSchema: SiteFile.partial(),
  write: ({ updated }) => ({ lastModified: updated && `${updated}T00:00:00` }),
  read: (fields) => {
    const modified = fields.value("lastModified");
    const day = typeof modified === "string" ? modified.slice(0, 10) : "";
    const updated = SiteFile.shape.updated.safeParse(day);
    if (updated.success) fields.mapped("updated", "lastModified");
    for (const member of ["canonical", "version"]) fields.value(member);
    fields.skipRest();
    return { updated: updated.data };
  },
};
