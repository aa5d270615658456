import { documents } from "../../contract/documents.ts";
import type { Portfolio } from "../content.ts";
import { aiAgents, type Purpose, purposes } from "./ai-agents.ts";

type Uses = Portfolio["site"]["agents"];

/** What the owner allows, in the words of contentsignals.org. */
const contentSignal = ({ search, aiInput, aiTrain }: Uses): string => {
  const said = (allowed: boolean) => (allowed ? "yes" : "no");
  return `Content-Signal: search=${said(search)}, ai-input=${said(aiInput)}, ai-train=${said(aiTrain)}`;
};

/** What a group of readers may do. A reader obeys one group alone, so each says the same of the uses. */
const group = (tokens: readonly string[], allowed: boolean, uses: Uses): string =>
  [...tokens.map((token) => `User-agent: ${token}`), contentSignal(uses), `${allowed ? "Allow" : "Disallow"}: /`].join(
    "\n",
  );

/** The readers of one purpose, under what they are for and who they are. */
const named = (purpose: Purpose, uses: Uses): string => {
  const agents = aiAgents.filter((agent) => agent.purpose === purpose);
  const operators = [...new Set(agents.map(({ operator }) => operator))];
  const tokens = agents.map(({ token }) => token);
  const { text, isAllowed } = purposes[purpose];
  return `# Each ${text}: ${operators.join(", ")}.\n${group(tokens, isAllowed(uses), uses)}`;
};

/**
 * `/robots.txt` (RFC 9309): everything is open, the API too, but for readers whose one purpose the owner does not allow.
 * The uses are said for all.
 */
export const robotsText = ({ site: { agents } }: Pick<Portfolio, "site">, site: string): string =>
  [
    "# Programs are welcome. /llms.txt tells them what is here, and the API below /api asks for no key.",
    group(["*"], true, agents),
    ...(["search", "aiInput", "aiTrain", "inputAndTrain"] as const).map((purpose) => named(purpose, agents)),
    `Sitemap: ${site}${documents.sitemap}`,
  ]
    .join("\n\n")
    .concat("\n");
