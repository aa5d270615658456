import { styleText } from "node:util";
import type { Examined, Outcome, Verdict } from "./check.ts";

type Status = Verdict["status"];

const marks: Readonly<Record<Status, string>> = { passed: "✓", failed: "✗", not_applicable: "–" };
const colours = { passed: "green", failed: "red", not_applicable: "dim" } as const;

/** How many checks came out in which way. */
export const countsOf = (groups: readonly Examined[]): Readonly<Record<Status, number>> => {
  const statuses = groups.flatMap(({ outcomes }) => outcomes.map(({ verdict }) => verdict.status));
  const count = (status: Status) => statuses.filter((each) => each === status).length;
  return { passed: count("passed"), failed: count("failed"), not_applicable: count("not_applicable") };
};

const width = 27;
/** Faults of one kind that are shown. */
const most = 10;

const linesOf = ({ title, verdict }: Outcome, colour: (text: string, status: Status) => string): string[] => {
  const { status } = verdict;
  const begin = `  ${colour(marks[status], status)} ${title.padEnd(width)}`;
  if (verdict.status !== "failed")
    return [`${begin}${status === "not_applicable" ? "not applicable: " : ""}${verdict.reason}`.trimEnd()];
  const { faults } = verdict;
  const shown = faults.slice(0, most).flatMap(({ found, fix }) => [`      found  ${found}`, `      fix    ${fix}`]);
  const rest = faults.length > most ? [`      and ${faults.length - most} more`] : [];
  return [`${begin}${faults.length === 1 ? "1 fault" : `${faults.length} faults`}`, ...shown, ...rest];
};

/** The report for a person: a line for each check, and below what failed what was found and what mends it. */
export const reportText = (groups: readonly Examined[], subject: string, isColoured: boolean): string => {
  const colour = (text: string, status: Status): string =>
    isColoured ? styleText(colours[status], text, { validateStream: false }) : text;
  const blocks = groups.map(({ title, outcomes }) =>
    [title, ...outcomes.flatMap((outcome) => linesOf(outcome, colour))].join("\n"),
  );
  const { passed, failed, not_applicable } = countsOf(groups);
  return [...blocks, `${subject}: ${passed} passed, ${failed} failed, ${not_applicable} not applicable.`]
    .join("\n\n")
    .concat("\n");
};

/** The same for programs. */
export const reportJson = (groups: readonly Examined[], subject: string, site: string): string => {
  const checks = groups.flatMap(({ title: group, outcomes }) =>
    outcomes.map(({ id, title, verdict }) => ({ id, group, title, ...verdict })),
  );
  return `${JSON.stringify({ subject, site, summary: countsOf(groups), checks }, null, 2)}\n`;
};
