import type { KnowledgeFile } from "../src/ask/knowledge/knowledge.ts";
import {
  careerConversations,
  conversations,
  conversationsAbout,
  type Evaluation,
  evaluate,
  evaluateBaseline,
  furtherQuestions,
  knowledgeOf,
  metricsOf,
  portfolios,
  portfoliosInLanguages,
  type TestedPortfolio,
  unseenPortfolios,
} from "../test/support/ask/quality/ask-quality.ts";
import { subjectMetrics } from "../test/support/ask/quality/faq-subjects.ts";
import { evaluateWith, spoiled } from "../test/support/ask/quality/model-quality.ts";
import { readQuestions, type TestQuestion } from "../test/support/ask/quality/questions.ts";
import {
  askUsual,
  authors,
  questionsInLanguages,
  type UsualQuestion,
  usualMetrics,
  usualQuestions,
  withOwnerCalled,
} from "../test/support/ask/quality/usual-questions.ts";
import { lies, lyingModel, perfectModel } from "../test/support/ask/scripted-model.ts";
import { table } from "./table.ts";

/**
 * `npm run bench:ask`: the answer quality, compared with BM25 and stemming over the same texts. `--failures` also lists the
 * failed questions with their answers; `--failures=cook` only those of one portfolio. Those of the blind sets are never
 * listed, so that nobody tunes the rules to them: they are only counted, by cause. `--model=perfect` and `--model=lying`
 * compare the answers with those with a language model, which a test server plays (test/support/ask/scripted-model.ts).
 */
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const options = process.argv.slice(2);
const isKnown = (option: string): boolean => /^--failures(?:=\w+)?$|^--model=(?:perfect|lying)$/.test(option);
const unknown = options.filter((option) => !isKnown(option));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown option: ${unknown.join(", ")}. Use --failures, --failures=NAME, --model=perfect or --model=lying.\n`,
  );
  process.exit(2);
}
const showsFailures = (name: string): boolean =>
  options.includes("--failures") || options.includes(`--failures=${name}`);

type Figure = keyof ReturnType<typeof metricsOf>;
const isFigure = (name: string): name is Figure => Object.hasOwn(targets, name);

/** The targets, of which those for "answer match" differ for written and typed questions. */
const targets: Readonly<Record<Figure, string>> = {
  "hit@1": "",
  "hit@3": "0.92",
  "answer match": "0.85 and 0.70",
  "at the start": "",
  "answer or passage": "",
  "in-domain answered": "",
  "off-topic refused": "0.95",
  groundedness: "1",
  "confidently wrong": "at most 0.04",
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

/** The figures of all questions, and of each set if there are two. */
const overall = (pairs: readonly Pair[]): string => {
  const sets = [...Map.groupBy(pairs, ({ ours }) => ours.question.set ?? "all")];
  const groups = sets.length > 1 ? [...sets, ["all", pairs] as const] : sets;
  const columns = groups.flatMap(([name, ofSet]) => {
    const { ours, baseline } = both(ofSet);
    return [
      { head: `${name} (${ofSet.length})`, figures: ours },
      { head: "BM25", figures: baseline },
    ];
  });
  return table(
    ["figure", ...columns.map(({ head }) => head), "target"],
    names.map((name) => [name, ...columns.map(({ figures }) => shown(figures[name], 2)), targets[name]]),
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

/** How many answers are wrong, by what is wrong and the kind of question. */
const causes = (pairs: readonly Pair[]): string => {
  const all = pairs.flatMap(({ ours }) =>
    faults(ours).map((fault) => `${fault.replace(/ \d+$/, "")} (${ours.question.kind})`),
  );
  const counts = [...Map.groupBy(all, (cause) => cause)].map(([cause, list]) => [cause, String(list.length)]);
  return table(
    ["cause", "answers"],
    counts.toSorted(([, a = ""], [, b = ""]) => Number(b) - Number(a)),
  );
};

/** The figures without a model, and with a model that knows the expected answers. */
const withPerfectModel = async (file: KnowledgeFile, asked: readonly TestQuestion[]): Promise<string> => {
  const plain = evaluate(file, asked);
  const read = await evaluateWith(file, asked, perfectModel(file, asked));
  const sets = [...Map.groupBy(asked, ({ set }) => set ?? "all").keys()];
  const columns = [...(sets.length > 1 ? sets : []), "all"].flatMap((name) => {
    const ofSet = (all: readonly Evaluation[]) =>
      metricsOf(all.filter(({ question }) => name === "all" || question.set === name));
    return [
      { head: name, figures: ofSet(plain) },
      { head: "with a model", figures: ofSet(read) },
    ];
  });
  return table(
    ["figure", ...columns.map(({ head }) => head), "target"],
    names.map((name) => [name, ...columns.map(({ figures }) => shown(figures[name], 2)), targets[name]]),
  );
};

/** What each lie of a lying model changes. */
const withLyingModel = async (file: KnowledgeFile, asked: readonly TestQuestion[]): Promise<string> => {
  const plain = evaluate(file, asked);
  const row = (name: string, answers: readonly Evaluation[]): string[] => {
    const figures = metricsOf(answers);
    const { groundedness, "off-topic refused": refused, "confidently wrong": wrong } = figures;
    return [name, ...[groundedness, refused, wrong].map((figure) => shown(figure, 2)), String(spoiled(plain, answers))];
  };
  const rows = [row("no model", plain)];
  for (const [name, lie] of Object.entries(lies))
    rows.push(row(name, await evaluateWith(file, asked, lyingModel(lie))));
  return table(["a model that", "groundedness", "off-topic refused", "confidently wrong", "right, now wrong"], rows);
};

const plainly: typeof withOwnerCalled = (_, questions) => [...questions];

/** The questions that visitors ask on any portfolio, about all that the answers were not written for. */
const usual = (): string => {
  const contents = Object.values(unseenPortfolios).map(({ content }) => content);
  const row = (name: string, questions: readonly UsualQuestion[], inOtherWords = plainly): string[] => {
    const outcomes = contents.flatMap((content) => askUsual(content, inOtherWords(content, questions)));
    const { right, wrong } = usualMetrics(outcomes);
    return [name, String(outcomes.length), shown(right, 2), shown(wrong, 2)];
  };
  const rows = [
    ...authors.map((author) => row(`${author}, blind`, usualQuestions(author))),
    row("both, with the owner's name or role", authors.flatMap(usualQuestions), withOwnerCalled),
    ...[...questionsInLanguages()].map(([language, questions]) => row(language, questions)),
  ];
  return table(["questions", "asked", "right", "wrong"], rows);
};

/** Questions about what FAQs of many portfolios are about. */
const subjects = (): string => {
  const names = (isBlind: boolean): (keyof typeof unseenPortfolios)[] =>
    Object.entries(unseenPortfolios).flatMap(([name, portfolio]) =>
      portfolio.isBlind === isBlind ? [name as keyof typeof unseenPortfolios] : [],
    );
  const rows = [false, true].map((isBlind) => {
    const { asked, right, wrong, refused, ...others } = subjectMetrics(names(isBlind));
    const without = [others["asked without an entry"], shown(refused, 2), shown(others["another entry"], 2)];
    return [isBlind ? "blind portfolios" : "others", asked, shown(right, 2), shown(wrong, 2), ...without].map(String);
  });
  const columns = ["portfolios", "with an entry", "right", "wrong", "without an entry", "refused", "another entry"];
  return table(columns, rows);
};

const evaluateAll = (tested: readonly TestedPortfolio[]): Evaluation[] =>
  tested.flatMap(({ content, questions }) => evaluate(knowledgeOf(content), readQuestions(questions)));

const cross = <A, B>(some: readonly A[], others: readonly B[]): (readonly [A, B])[] =>
  some.flatMap((one) => others.map((other) => [one, other] as const));

/** The follow-ups of the conversations: what is right, what is wrong, and what the pages do not say. */
const followUps = (): string => {
  const kinds = [
    ["", conversations],
    [", about the career", careerConversations],
  ] as const;
  const rows = cross(kinds, [false, true]).map(([[about, tested], isBlind]) => {
    const all = evaluateAll(tested.filter((each) => each.isBlind === isBlind)).filter(
      ({ question }) => question.prev.length > 0,
    );
    const missing = all.filter(({ question }) => question.refused);
    const others = all.filter(({ question }) => !question.refused);
    const share = (part: readonly Evaluation[], of: readonly Evaluation[]) => shown(part.length / of.length, 2);
    return [
      `${isBlind ? "blind" : "other"} portfolios${about}`,
      String(others.length),
      share(
        others.filter(({ isMatch }) => isMatch),
        others,
      ),
      share(
        others.filter(({ isFound }) => isFound),
        others,
      ),
      share(
        others.filter(({ isMatch, isRefused }) => !isMatch && !isRefused),
        others,
      ),
      share(
        missing.filter(({ isRefused }) => isRefused),
        missing,
      ),
    ];
  });
  return table(["", "follow-ups", "right", "answer or passage", "wrong", "missing refused"], rows);
};

/** Portfolios in other languages: the shares of single questions, and of follow-ups. */
const inLanguages = (): string => {
  const rows = Object.entries(portfoliosInLanguages).map(([language, portfolio]) => {
    const single = evaluateAll([portfolio]);
    const talk = evaluateAll([conversationsAbout(portfolio)]);
    const figures = metricsOf(single);
    const ofSet = (set: string) => metricsOf(single.filter(({ question }) => question.set === set))["answer match"];
    const later = talk.filter(({ question }) => question.prev.length > 0 && !question.refused);
    const isWrong = ({ isMatch, isRefused }: Evaluation): boolean => !isMatch && !isRefused;
    return [
      `${language}${portfolio.isBlind ? ", blind" : ""}`,
      ...[figures["hit@3"], ofSet("written"), ofSet("typed"), figures["answer or passage"]],
      ...[figures["off-topic refused"], figures["confidently wrong"]],
      metricsOf(later)["answer match"],
      later.filter(isWrong).length / later.length,
      metricsOf([...single, ...talk]).groundedness,
    ].map((cell) => (typeof cell === "number" ? shown(cell, 2) : cell));
  });
  const columns = ["portfolio in", "hit@3", "well-formed", "as typed", "answer or passage", "off-topic refused"];
  return table([...columns, "confidently wrong", "follow-ups right", "wrong", "groundedness"], rows);
};

/** The further questions, all portfolios together. */
const further = (): string => {
  const all = evaluateAll(furtherQuestions);
  const missing = all.filter(({ question }) => question.kind === "missing");
  const figures = metricsOf(all.filter(({ question }) => question.kind !== "missing"));
  const refused = missing.filter(({ isRefused }) => isRefused).length / missing.length;
  const names = ["hit@3", "answer match", "answer or passage", "confidently wrong", "off-topic refused"] as const;
  return table([...names, "missing refused"], [[...names.map((name) => shown(figures[name], 2)), shown(refused, 2)]]);
};

if (!options.some((option) => option.startsWith("--model"))) {
  say(`\n## Usual questions\n\n${usual()}`);
  say(`\n## Subjects of FAQs\n\n${subjects()}`);
  say(`\n## Further questions\n\n${further()}`);
  say(`\n## Conversations\n\n${followUps()}`);
  say(`\n## Portfolios in other languages\n\n${inLanguages()}`);
}
for (const [name, { content, questions, isBlind }] of Object.entries(portfolios)) {
  const file = knowledgeOf(content);
  const asked = readQuestions(questions);
  if (options.includes("--model=perfect") || options.includes("--model=lying")) {
    const compare = options.includes("--model=perfect") ? withPerfectModel : withLyingModel;
    say(`\n## ${name}${isBlind ? ", blind" : ""}: ${asked.length} questions\n\n${await compare(file, asked)}`);
    continue;
  }
  const baseline = evaluateBaseline(file, asked);
  const pairs = evaluate(file, asked).flatMap((ours, index) => {
    const other = baseline[index];
    return other ? [{ ours, baseline: other }] : [];
  });
  say(`\n## ${name}${isBlind ? ", blind" : ""}: ${pairs.length} questions\n\n${overall(pairs)}`);
  if (isBlind) say(`\n${causes(pairs)}`);
  else say(`\n${byKind(pairs)}`);
  if (!isBlind && showsFailures(name))
    say(`\n### What failed\n\n${pairs.flatMap(({ ours }) => failure(ours)).join("\n") || "Nothing."}`);
}
