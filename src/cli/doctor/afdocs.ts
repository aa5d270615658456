import { type CheckResult, faultUnless, type GroupResult, passOrFail } from "./check.ts";

/** The checks of afdocs that doctor has no check of its own for. */
export const afdocsChecks: Readonly<Record<string, string>> = {
  "llms-txt-exists": "llms.txt exists",
  "llms-txt-valid": "llms.txt is valid",
  "llms-txt-size": "Size of llms.txt",
  "llms-txt-links-resolve": "Links in llms.txt resolve",
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";

const loadAfdocs = async () => {
  try {
    return await import("afdocs");
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/**
 * Runs checks of afdocs (https://afdocs.dev) against a running service.
 * @param origin the origin that the service was built for, if it runs at another address.
 * @returns undefined if the optional package afdocs is not installed.
 */
export const runAfdocs = async (address: string, origin: string): Promise<GroupResult | undefined> => {
  const afdocs = await loadAfdocs();
  if (!afdocs) return undefined;
  const { results } = await afdocs.runChecks(address, {
    checkIds: Object.keys(afdocsChecks),
    requestDelay: 0,
    ...(origin !== address && { canonicalOrigin: origin }),
  });
  const fix = "See https://afdocs.dev/checks/ for this check.";
  return {
    title: "llms.txt (checked by afdocs)",
    results: results.map(({ id, status, message }): CheckResult => {
      const faults = faultUnless(status === "pass" || status === "skip", message, fix);
      const verdict =
        status === "skip" ? ({ status: "not_applicable", reason: message } as const) : passOrFail(faults, message);
      return { id, title: afdocsChecks[id] ?? id, verdict };
    }),
  };
};
