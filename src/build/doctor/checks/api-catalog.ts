import * as z from "zod";
import { type Check, judged } from "../check.ts";
import { deadEnds, documentAt, readJson, textOf } from "../documents.ts";
import { linksInHeader } from "../link-header.ts";

const path = "/.well-known/api-catalog";

const Target = z.looseObject({ href: z.string() });
/** RFC 9264 §4.2: beside its anchor, a context has a list of targets for each relation. */
const Linkset = z.object({
  linkset: z.array(z.object({ anchor: z.url() }).catchall(z.array(Target))).min(1),
});

/** RFC 9727. */
export const apiCatalog: Check = {
  id: "api-catalog",
  title: "API catalog",
  run: async (site) => {
    const answer = await documentAt(site, path, ["application/linkset+json"]);
    const { linkset } = readJson(textOf(answer), path, Linkset);
    const targets = linkset.flatMap(({ anchor, ...relations }) =>
      Object.entries(relations).flatMap(([relation, links]) => links.map(({ href }) => ({ relation, href, anchor }))),
    );
    const named = new Set(targets.map(({ relation }) => relation));
    const itself = linksInHeader(answer.headers.get("link") ?? "").some(({ relations }) =>
      relations.includes("api-catalog"),
    );
    const faults = [
      ...(named.has("item") || named.has("service-desc")
        ? []
        : [{ found: "it names no API", fix: "Give each API as an anchor with service-desc, or as an item." }]),
      ...(
        await deadEnds(
          site,
          targets.map(({ href }) => href),
        )
      ).map((found) => ({ found, fix: "Name what is there." })),
      // §2: HEAD and GET say the relation in a header.
      ...(itself
        ? []
        : [{ found: 'it is sent without a Link header with rel="api-catalog"', fix: "Send it as `_headers` has it." }]),
    ];
    return judged(faults, `${linkset.length} entries: ${[...named].join(", ")}`);
  },
};
