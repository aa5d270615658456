import { documents, likelyDocuments, pathsInSitemap } from "../contract/documents.ts";
import { nearestPath, readable } from "../contract/nearest-path.ts";
import { visible } from "../contract/visible.ts";

/** Says which address was asked for, and what may be meant, where the page came from a host that only serves files. */
const fillIn = async (asked: Element): Promise<void> => {
  const path = location.pathname;
  const code = document.createElement("code");
  code.textContent = visible(readable(path));
  asked.replaceWith(code);

  const answer = await fetch(documents.sitemap);
  if (!answer.ok) return;
  const nearest = nearestPath(path, [...pathsInSitemap(await answer.text()), ...likelyDocuments]);
  if (nearest === undefined) return;
  const link = document.createElement("a");
  link.href = nearest;
  link.textContent = nearest;
  document.querySelector("[data-nearest]")?.append("Did you mean ", link, "?");
};

const asked = document.querySelector("[data-asked]");
if (asked) fillIn(asked).catch(() => undefined);
