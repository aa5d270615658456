import type { MatchedRequirement, MatchResult } from "../../resources/agents/match.ts";
import { escapeHtml } from "../../text/escape-html.ts";
import { type FormFailure, fillTemplate, takePart } from "./fill-template.ts";

/** The page that compares a job description with the portfolio, with and without scripts. */
export const matchPath = "/match";

/** The built page that the app fills in. Its path differs, so that no host sends it in place of a result. */
export const matchTemplate = "/match/template";

/** What the page shows. */
export interface MatchView {
  /** The job description; blank if there is none. */
  readonly text: string;
  readonly results?: MatchResult["results"];
  readonly failure?: FormFailure;
}

const evidenceItem = ({ quote, name, url }: MatchedRequirement["evidence"][number]): string =>
  `<li><q>${escapeHtml(quote)}</q> <a href="${escapeHtml(url)}">${escapeHtml(name)}</a></li>`;

/** Fills in the template of the page. Its part `item` is repeated for each requirement, with the label of its verdict. */
export const fillMatchPage = (html: string, { text, results = [], failure }: MatchView): string => {
  const [rest, part] = takePart(html, "item");
  const items = results.map(({ requirement, verdict, evidence }) =>
    fillTemplate(part, {
      requirement: escapeHtml(requirement),
      [verdict]: verdict,
      evidence: evidence.map(evidenceItem).join(""),
    }),
  );
  const values = { text: escapeHtml(text), item: items.join(""), results: items.length > 0 ? "shown" : "" };
  return fillTemplate(rest, failure ? { ...values, [failure]: failure } : values);
};
