import { type Check, judged } from "../check.ts";
import { deadEnds, documentAt } from "../documents.ts";
import { linksInHeader } from "../link-header.ts";

const wanted = ["api-catalog", "service-desc", "service-doc", "describedby"];

/** RFC 8288 links of the first page, with the relations of RFC 8631 and RFC 9727. */
export const linkHeaders: Check = {
  id: "link-headers",
  title: "Link headers on /",
  run: async (site) => {
    const { headers } = await documentAt(site, "/", ["text/html"]);
    const links = linksInHeader(headers.get("link") ?? "");
    const missing = wanted.filter((relation) => !links.some(({ relations }) => relations.includes(relation)));
    const dead = await deadEnds(
      site,
      links.map(({ target }) => target),
    );
    const faults = [
      ...missing.map((relation) => ({
        found: `no link with rel="${relation}"`,
        fix: "Have the host send the Link headers that `_headers` in the built folder has for /.",
      })),
      ...dead.map((found) => ({ found, fix: "Link to what is there." })),
    ];
    return judged(faults, wanted.join(", "));
  },
};
