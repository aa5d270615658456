import { type Site, SiteTrouble } from "./site.ts";

/** One thing that is wrong, and what mends it. */
export interface Fault {
  readonly found: string;
  readonly fix: string;
}

export type Verdict =
  | { readonly status: "passed" | "not_applicable"; readonly reason: string }
  | { readonly status: "failed"; readonly faults: readonly Fault[] };

/** Looks at a site at a moment. */
export type Run = (site: Site, now: Date) => Promise<Verdict> | Verdict;

export interface Check {
  /** Stable, for programs. */
  readonly id: string;
  readonly title: string;
  readonly run: Run;
}

/** What is examined together, under one heading. */
export interface CheckGroup {
  readonly title: string;
  readonly checks: readonly Check[];
}

/** A check cannot go on: what it needs is not there, or is not what it has to be. */
export class CheckFailed extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.found);
    this.fault = fault;
  }
}

export const notApplicable = (reason: string): Verdict => ({ status: "not_applicable", reason });

/** Failed with the faults, or passed for a reason where there are none. */
export const judged = (faults: readonly Fault[], reason: string): Verdict =>
  faults.length > 0 ? { status: "failed", faults } : { status: "passed", reason };

/** A check of what only a service does. */
export const onService =
  (run: Run): Run =>
  (site, now) =>
    site.address === undefined ? notApplicable("needs a running service; run it with its URL") : run(site, now);

/** The outcome of one check, with what it is called. */
export interface Outcome {
  readonly id: string;
  readonly title: string;
  readonly verdict: Verdict;
}

const outcomeOf = async ({ id, title, run }: Check, site: Site, now: Date): Promise<Outcome> => {
  try {
    return { id, title, verdict: await run(site, now) };
  } catch (error) {
    if (error instanceof CheckFailed) return { id, title, verdict: judged([error.fault], "") };
    if (!(error instanceof SiteTrouble)) throw error;
    const fix = "See that the service runs and can be reached from here, and try again.";
    return { id, title, verdict: judged([{ found: error.message, fix }], "") };
  }
};

export interface Examined {
  readonly title: string;
  readonly outcomes: readonly Outcome[];
}

/** Runs every check; all are run, whatever fails. */
export const examine = (site: Site, groups: readonly CheckGroup[], now: Date): Promise<Examined[]> =>
  Promise.all(
    groups.map(async ({ title, checks }) => ({
      title,
      outcomes: await Promise.all(checks.map((check) => outcomeOf(check, site, now))),
    })),
  );
