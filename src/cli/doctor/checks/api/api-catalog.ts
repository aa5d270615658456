import * as z from "zod";
import { type Check, faultUnless, passOrFail } from "../../check.ts";
import { bodyText, brokenLinks, fetchDocument, parseJson } from "../../documents/documents.ts";
import { linksInHeader } from "../../parse/link-header.ts";

const path = "/.well-known/api-catalog";

const Target = z.looseObject({ href: z.string() });
/** RFC 9264 §4.2: a context has an anchor, and a list of targets for each relation. */
const Linkset = z.object({
  linkset: z.array(z.object({ anchor: z.url() }).catchall(z.array(Target))).min(1),
});

/** RFC 9727. */
export const apiCatalog: Check = {
  id: "api-catalog",
  title: "API catalog",
  run: async (site) => {
    const response = await fetchDocument(site, path, ["application/linkset+json"]);
    const { linkset } = parseJson(bodyText(response), path, Linkset);
    const targets = linkset.flatMap(({ anchor, ...relations }) =>
      Object.entries(relations).flatMap(([relation, links]) => links.map(({ href }) => ({ relation, href, anchor }))),
    );
    const catalogRelations = new Set(targets.map(({ relation }) => relation));
    const linksToItself = linksInHeader(response.headers.get("link") ?? "").some(({ relations }) =>
      relations.includes("api-catalog"),
    );
    const faults = [
      ...faultUnless(
        catalogRelations.has("item") || catalogRelations.has("service-desc"),
        "it lists no API",
        "List each API as an anchor with service-desc, or as an item.",
      ),
      ...(
        await brokenLinks(
          site,
          targets.map(({ href }) => href),
        )
      ).map((found) => ({ found, fix: "Correct the link or add the document." })),
      // §2: responses to HEAD and GET have the relation in a header.
      ...faultUnless(
        linksToItself,
        'it is sent without a Link header with rel="api-catalog"',
        "Send the header that `_headers` has for it.",
      ),
    ];
    return passOrFail(faults, `${linkset.length} entries: ${[...catalogRelations].join(", ")}`);
  },
};
