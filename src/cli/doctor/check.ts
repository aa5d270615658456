import { type Site, SiteError } from "./site/site.ts";

/** One fault, and how to fix it. */
export interface CheckFault {
  readonly found: string;
  readonly fix: string;
}

/** The fault, unless the rule holds. */
export const faultUnless = (holds: boolean, found: string, fix: string): CheckFault[] =>
  holds ? [] : [{ found, fix }];

export type CheckVerdict =
  | { readonly status: "passed" | "not_applicable"; readonly reason: string }
  | { readonly status: "failed"; readonly faults: readonly CheckFault[] };

/** Checks a site. `now` is the time of the run. */
export type RunCheck = (site: Site, now: Date) => Promise<CheckVerdict> | CheckVerdict;

export interface Check {
  /** Stable, because programs read it from the JSON report. */
  readonly id: string;
  readonly title: string;
  readonly run: RunCheck;
}

/** Checks under one heading of the report. */
export interface CheckGroup {
  readonly title: string;
  readonly checks: readonly Check[];
}

/** Ends a check, because a document that it needs is missing or invalid. */
export class CheckFailed extends Error {
  readonly fault: CheckFault;
  constructor(fault: CheckFault) {
    super(fault.found);
    this.fault = fault;
  }
}

export const notApplicable = (reason: string): CheckVerdict => ({ status: "not_applicable", reason });

/** The verdict: failed with these faults, or passed with this reason if there are none. */
export const passOrFail = (faults: readonly CheckFault[], reason: string): CheckVerdict =>
  faults.length > 0 ? { status: "failed", faults } : { status: "passed", reason };

/** A check that needs a running service. */
export const serviceOnly =
  (run: RunCheck): RunCheck =>
  (site, now) =>
    site.address === undefined ? notApplicable("pass the URL of a running service") : run(site, now);

/** The result of one check, with its id and title. */
export interface CheckResult {
  readonly id: string;
  readonly title: string;
  readonly verdict: CheckVerdict;
}

const runCheck = async ({ id, title, run }: Check, site: Site, now: Date): Promise<CheckResult> => {
  try {
    return { id, title, verdict: await run(site, now) };
  } catch (error) {
    if (error instanceof CheckFailed) return { id, title, verdict: passOrFail([error.fault], "") };
    if (!(error instanceof SiteError)) throw error;
    const fix = "Make sure that the service runs and is reachable, then try again.";
    return { id, title, verdict: passOrFail([{ found: error.message, fix }], "") };
  }
};

export interface GroupResult {
  readonly title: string;
  readonly results: readonly CheckResult[];
}

/** Runs all checks, including those after a failure. */
export const runChecks = (site: Site, groups: readonly CheckGroup[], now: Date): Promise<GroupResult[]> =>
  Promise.all(
    groups.map(async ({ title, checks }) => ({
      title,
      results: await Promise.all(checks.map((check) => runCheck(check, site, now))),
    })),
  );
