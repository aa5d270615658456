import {
  type Evaluation,
  evaluate,
  evaluateBaseline,
  knowledgeOf,
  metricsOf,
  portfolios,
} from "../test/support/ask-quality.ts";
import { readQuestions } from "../test/support/questions.ts";
import { table } from "./table.ts";

/**
 * `npm run bench:ask`: the answer quality, compared with minisearch and its defaults over the same texts. `--failures` also
 * lists the failed questions of the sample with their answers. Those of the other portfolio are never listed, so that
 * nobody tunes the rules to it.
 */
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const options = process.argv.slice(2);
const unknown = options.filter((option) => option !== "--failures");
if (unknown.length > 0) {
  process.stderr.write(`Unknown option: ${unknown.join(", ")}. Use --failures.\n`);
  process.exit(2);
}

type Figure = keyof ReturnType<typeof metricsOf>;
const isFigure = (name: string): name is Figure => Object.hasOwn(targets, name);

/** The targets for the sample. */
const targets: Readonly<Record<Figure, string>> = {
  "hit@1": "",
  "hit@3": "0.95",
  "answer match": "0.90",
  "in-domain answered": "0.95",
  "off-topic refused": "0.95",
  groundedness: "1",
};
const names = Object.keys(targets).filter(isFigure);

const shown = (figure: number, digits: number): string => (Number.isNaN(figure) ? "–" : figure.toFixed(digits));

/** The judgments of a question: ours and the baseline. */
interface Pair {
  readonly ours: Evaluation;
  readonly baseline: Evaluation;
}

const both = (pairs: readonly Pair[]) => ({
  ours: metricsOf(pairs.map(({ ours }) => ours)),
  baseline: metricsOf(pairs.map(({ baseline }) => baseline)),
});

const overall = (pairs: readonly Pair[]): string => {
  const { ours, baseline } = both(pairs);
  return table(
    ["figure", "Vitrine", "minisearch", "target on the sample"],
    names.map((name) => [name, shown(ours[name], 3), shown(baseline[name], 3), targets[name]]),
  );
};

/** A row for each kind of question, with the figures of the baseline in brackets. */
const byKind = (pairs: readonly Pair[]): string => {
  const rows = [...Map.groupBy(pairs, ({ ours }) => ours.question.kind)].map(([kind, ofKind]) => {
    const { ours, baseline } = both(ofKind);
    const cells = names.map((name) =>
      Number.isNaN(ours[name]) ? "–" : `${shown(ours[name], 2)} (${shown(baseline[name], 2)})`,
    );
    return [kind, String(ofKind.length), ...cells];
  });
  return table(["kind", "questions", ...names], rows);
};

/** What is wrong with an answer; empty if it is right. */
const faults = ({ question, rank, isMatch, isRefused, isGrounded }: Evaluation): string[] => [
  ...(question.refused && !isRefused ? ["answered, but should be refused"] : []),
  ...(!question.refused && isRefused ? ["refused"] : []),
  ...(rank === 0 ? ["page not found"] : (rank ?? 1) > 1 ? [`page at position ${rank}`] : []),
  ...(isMatch === false && !isRefused ? ["expected text missing"] : []),
  ...(isGrounded === false ? ["not grounded"] : []),
];

const failure = (evaluation: Evaluation): string[] => {
  const { question, answer, pages, method } = evaluation;
  const wrong = faults(evaluation);
  if (wrong.length === 0) return [];
  const wanted = question.refused ? [] : [`wanted ${question.page.join(" or ")}: ${question.says.join(", ")}`];
  return [
    [
      `- **${[...question.prev, question.ask].join(" / ")}** (${question.kind}): ${wrong.join("; ")}`,
      ...wanted,
      `${method}: ${answer || "no answer"}`,
      `found ${pages.join(", ") || "nothing"}`,
    ].join("\n  "),
  ];
};

for (const [name, { content, questions }] of Object.entries(portfolios)) {
  const file = knowledgeOf(content);
  const asked = readQuestions(questions);
  const baseline = evaluateBaseline(file, asked);
  const pairs = evaluate(file, asked).flatMap((ours, index) => {
    const other = baseline[index];
    return other ? [{ ours, baseline: other }] : [];
  });
  say(`\n## ${name}: ${pairs.length} questions\n\n${overall(pairs)}\n\n${byKind(pairs)}`);
  if (options.includes("--failures") && name === "sample")
    say(`\n### What failed\n\n${pairs.flatMap(({ ours }) => failure(ours)).join("\n") || "Nothing."}`);
}
