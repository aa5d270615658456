import { styleText } from "node:util";
import { pluralize } from "../../contract/text/pluralize.ts";
import type { CheckResult, CheckVerdict, GroupResult } from "./check.ts";

type Status = CheckVerdict["status"];

const marks: Readonly<Record<Status, string>> = { passed: "✓", failed: "✗", not_applicable: "–" };
const colors = { passed: "green", failed: "red", not_applicable: "dim" } as const;

/** The number of checks by status. */
export const countsOf = (groups: readonly GroupResult[]): Readonly<Record<Status, number>> => {
  const statuses = groups.flatMap(({ results }) => results.map(({ verdict }) => verdict.status));
  const count = (status: Status) => statuses.filter((each) => each === status).length;
  return { passed: count("passed"), failed: count("failed"), not_applicable: count("not_applicable") };
};

const TITLE_WIDTH = 27;
/** Maximum number of faults to show per check. */
const MAX_LISTED_FAULTS = 10;

const linesOf = ({ title, verdict }: CheckResult, color: (text: string, status: Status) => string): string[] => {
  const { status } = verdict;
  const begin = `  ${color(marks[status], status)} ${title.padEnd(TITLE_WIDTH)}`;
  if (verdict.status !== "failed")
    return [`${begin}${status === "not_applicable" ? "not applicable: " : ""}${verdict.reason}`.trimEnd()];
  const { faults } = verdict;
  const shown = faults
    .slice(0, MAX_LISTED_FAULTS)
    .flatMap(({ found, fix }) => [`      found  ${found}`, `      fix    ${fix}`]);
  const rest = faults.length > MAX_LISTED_FAULTS ? [`      and ${faults.length - MAX_LISTED_FAULTS} more`] : [];
  return [`${begin}${pluralize(faults.length, "fault")}`, ...shown, ...rest];
};

/** The report as text: a line for each check, and the faults and fixes below failed checks. */
export const reportText = (groups: readonly GroupResult[], subject: string, isColored: boolean): string => {
  const color = (text: string, status: Status): string =>
    isColored ? styleText(colors[status], text, { validateStream: false }) : text;
  const blocks = groups.map(({ title, results }) =>
    [title, ...results.flatMap((result) => linesOf(result, color))].join("\n"),
  );
  const { passed, failed, not_applicable } = countsOf(groups);
  return [...blocks, `${subject}: ${passed} passed, ${failed} failed, ${not_applicable} not applicable.`]
    .join("\n\n")
    .concat("\n");
};

/** The report as JSON. */
export const reportJson = (groups: readonly GroupResult[], subject: string, site: string): string => {
  const checks = groups.flatMap(({ title: group, results }) =>
    results.map(({ id, title, verdict }) => ({ id, group, title, ...verdict })),
  );
  return `${JSON.stringify({ subject, site, summary: countsOf(groups), checks }, null, 2)}\n`;
};
