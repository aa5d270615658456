import {
  claimsForOthers,
  type Judgment,
  judgePortfolio,
  type MatchedPortfolio,
  matchedPortfolios,
  matchMetricsOf,
  type Wording,
} from "../test/support/ask/quality/match-quality.ts";
import { table } from "./table.ts";

/**
 * `npm run bench:match`: how well job descriptions are compared with portfolios. `--failures=cook` also lists the wrong
 * verdicts for one portfolio. Those of the blind portfolios are only counted, so that nobody tunes the matcher to them.
 */
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const options = process.argv.slice(2);
const names = Object.keys(matchedPortfolios) as MatchedPortfolio[];
const wordings: readonly Wording[] = ["close", "reworded"];
const judged = names.flatMap((name) =>
  wordings.map((wording) => ({
    name,
    wording,
    isBlind: matchedPortfolios[name].isBlind,
    judgments: judgePortfolio(name, wording),
  })),
);

const row = (name: string, judgments: readonly Judgment[]): string[] => [
  name,
  String(judgments.filter(({ wanted }) => wanted !== undefined).length),
  ...Object.values(matchMetricsOf(judgments)).map((figure) => figure.toFixed(2)),
];
const groups = [
  ...judged.map(({ name, wording, isBlind, judgments }) => ({
    name: `${name}, ${wording}${isBlind ? ", blind" : ""}`,
    judgments,
  })),
  ...wordings.flatMap((wording) =>
    [false, true].map((blind) => ({
      name: `all ${blind ? "blind" : "seen"}, ${wording}`,
      judgments: judged
        .filter((set) => set.wording === wording && set.isBlind === blind)
        .flatMap((set) => set.judgments),
    })),
  ),
];
say(
  table(
    ["job descriptions", "requirements", ...Object.keys(matchMetricsOf([]))],
    groups.map(({ name, judgments }) => row(name, judgments)),
  ),
);

say(`\nRequirements of jobs in other trades that are claimed: ${claimsForOthers().toFixed(2)}`);

const failure = ({ text, wanted, found, results, citations }: Judgment): string =>
  [
    `- **${text}**: ${found ?? "not found"}, expected ${wanted ?? "no requirement"}${citations.includes(false) ? "; wrong page" : ""}`,
    ...results.flatMap(({ requirement, verdict, evidence }) => [
      `  ${requirement} (${verdict})`,
      ...evidence.map(({ quote, name, url }) => `    ${quote} [${name}, ${url}]`),
    ]),
  ].join("\n");

for (const { name, wording, isBlind, judgments } of judged)
  if (!isBlind && options.includes(`--failures=${name}`))
    say(
      `\n## ${name}, ${wording}\n\n${judgments
        .filter(
          ({ wanted, found, citations }) =>
            (wanted ?? "no_evidence") !== found || (wanted && citations.includes(false)),
        )
        .map(failure)
        .join("\n")}`,
    );
