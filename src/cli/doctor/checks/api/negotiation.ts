import { type Check, passOrFail, serviceOnly } from "../../check.ts";
import { mediaTypeOf } from "../../documents/documents.ts";
import { markdownType } from "../../documents/markdown-alternates.ts";
import { sitePages } from "../../documents/pages.ts";
import type { DoctorResponse } from "../../site/site.ts";

const variesByAccept = ({ headers }: DoctorResponse): boolean =>
  (headers.get("vary") ?? "").split(",").some((name) => ["accept", "*"].includes(name.trim().toLowerCase()));

/** RFC 9110 §12.5.1: clients that prefer Markdown get it, and Vary tells caches so. */
export const negotiation: Check = {
  id: "markdown-negotiation",
  title: "Content negotiation",
  run: serviceOnly(async (site) => {
    const fix = "Forward pages to the app: a host that sends files itself ignores `Accept`.";
    const cases: [accept: string, type: string][] = [
      [markdownType, markdownType],
      ["text/markdown, text/html;q=0.5", markdownType],
      ["text/html, text/markdown;q=0.5", "text/html"],
      ["text/html,application/xhtml+xml,*/*;q=0.8", "text/html"],
    ];
    const paths = (await sitePages(site)).slice(0, 3).map(({ path }) => path);
    const faults = await Promise.all(
      paths.flatMap((path) =>
        cases.map(async ([Accept, type]) => {
          const response = await site.get(path, { Accept });
          if (response.status !== 200 || mediaTypeOf(response) !== type)
            return { found: `${path} with Accept: ${Accept} returns ${response.status} ${mediaTypeOf(response)}`, fix };
          return variesByAccept(response) ? undefined : { found: `${path} as ${type} has no Vary: Accept`, fix };
        }),
      ),
    );
    return passOrFail(
      faults.filter((fault) => fault !== undefined),
      paths.join(", "),
    );
  }),
};
