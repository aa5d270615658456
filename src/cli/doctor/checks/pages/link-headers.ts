import { type Check, passOrFail } from "../../check.ts";
import { brokenLinks, fetchDocument } from "../../documents/documents.ts";
import { linksInHeader } from "../../parse/link-header.ts";

const requiredRelations = ["api-catalog", "service-desc", "service-doc", "describedby"];

/** RFC 8288 links of the front page, with the relations of RFC 8631 and RFC 9727. */
export const linkHeaders: Check = {
  id: "link-headers",
  title: "Link headers on /",
  run: async (site) => {
    const { headers } = await fetchDocument(site, "/", ["text/html"]);
    const links = linksInHeader(headers.get("link") ?? "");
    const missing = requiredRelations.filter(
      (relation) => !links.some(({ relations }) => relations.includes(relation)),
    );
    const dead = await brokenLinks(
      site,
      links.map(({ target }) => target),
    );
    const faults = [
      ...missing.map((relation) => ({
        found: `no link with rel="${relation}"`,
        fix: "Have the host send the Link headers that `_headers` in the built folder has for /.",
      })),
      ...dead.map((found) => ({ found, fix: "Correct the link." })),
    ];
    return passOrFail(faults, requiredRelations.join(", "));
  },
};
