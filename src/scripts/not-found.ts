import { documents, pathsInSitemap, suggestedDocuments } from "../contract/site/documents.ts";
import { decodePath, nearestPath } from "../contract/site/nearest-path.ts";
import { appDocuments } from "../contract/static/app-documents.ts";
import { toDisplayText } from "../contract/text/display-text.ts";
import { basePath } from "./shared/send.ts";

/** The integration replaces it by the kind of host that the site is built for (D64). */
declare const __HOSTING__: "app" | "static";

/** Shows the requested path and the closest known one, on hosts that serve only files. */
const fillIn = async (asked: Element): Promise<void> => {
  const path = location.pathname;
  const code = document.createElement("code");
  code.textContent = toDisplayText(decodePath(path));
  asked.replaceWith(code);

  const response = await fetch(basePath + documents.sitemap);
  if (!response.ok) return;
  const known =
    __HOSTING__ === "static"
      ? suggestedDocuments.filter((document) => !appDocuments.includes(document))
      : suggestedDocuments;
  const nearest = nearestPath(path, [
    ...pathsInSitemap(await response.text()),
    ...known.map((document) => basePath + document),
  ]);
  if (nearest === undefined) return;
  const suggestion = document.querySelector<HTMLElement>("[data-nearest]");
  const link = suggestion?.querySelector("a");
  if (!suggestion || !link) return;
  link.href = nearest;
  link.textContent = nearest;
  suggestion.hidden = false;
};

const asked = document.querySelector("[data-asked]");
if (asked) fillIn(asked).catch(() => undefined);
