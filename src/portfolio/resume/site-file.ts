import type * as z from "zod";
import { SiteFile } from "../content.ts";
import type { Mapping } from "./mapping.ts";

/** What is said of the site, and the `meta` of a resume. */
export const siteMeta: Mapping<z.output<typeof SiteFile>> = {
  whole: SiteFile,
  draft: SiteFile.partial(),
  write: ({ updated }) => ({ lastModified: updated && `${updated}T00:00:00` }),
  read: (take) => {
    const modified = take.any("lastModified");
    const day = typeof modified === "string" ? modified.slice(0, 10) : "";
    const updated = SiteFile.shape.updated.safeParse(day);
    if (updated.success) take.took("updated", "lastModified");
    for (const member of ["canonical", "version"]) take.any(member);
    take.rest();
    return { updated: updated.data };
  },
};
