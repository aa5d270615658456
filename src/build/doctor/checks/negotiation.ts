import { type Check, judged, onService } from "../check.ts";
import { typeOf } from "../documents.ts";
import { pagesOf } from "../pages.ts";
import type { Answer } from "../site.ts";
import { markdown } from "../twins.ts";

const variesByAccept = ({ headers }: Answer): boolean =>
  (headers.get("vary") ?? "").split(",").some((name) => ["accept", "*"].includes(name.trim().toLowerCase()));

/** RFC 9110 §12.5.1: a page is Markdown for who asks for that, and caches are told. */
export const negotiation: Check = {
  id: "markdown-negotiation",
  title: "Markdown by Accept",
  run: onService(async (site) => {
    const fix = "Let the app answer pages: where the host sends files by itself, `Accept` is not looked at.";
    const asked: [accept: string, type: string][] = [
      [markdown, markdown],
      ["text/markdown, text/html;q=0.5", markdown],
      ["text/html, text/markdown;q=0.5", "text/html"],
      ["text/html,application/xhtml+xml,*/*;q=0.8", "text/html"],
    ];
    const paths = (await pagesOf(site)).slice(0, 3).map(({ path }) => path);
    const faults = await Promise.all(
      paths.flatMap((path) =>
        asked.map(async ([Accept, type]) => {
          const answer = await site.get(path, { Accept });
          if (answer.status !== 200 || typeOf(answer) !== type)
            return { found: `${path} with Accept: ${Accept} answers ${answer.status} ${typeOf(answer)}`, fix };
          return variesByAccept(answer) ? undefined : { found: `${path} as ${type} has no Vary: Accept`, fix };
        }),
      ),
    );
    return judged(
      faults.filter((fault) => fault !== undefined),
      paths.join(", "),
    );
  }),
};
