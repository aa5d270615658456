/** Whether pages show a requirement. */
export type RequirementVerdict = "met" | "partly" | "no_evidence";

/** A text of a page that shows something, word for word, with its source. */
export interface Evidence {
  readonly quote: string;
  /** The name of the page or section. */
  readonly name: string;
  /** The path of the page, with the anchor of the section. */
  readonly path: string;
}

/** A verdict with what supports it. Without evidence, it is `no_evidence`. */
export interface Assessment {
  readonly verdict: RequirementVerdict;
  readonly evidence: readonly Evidence[];
}

/** Whether a text says that a certificate is no longer valid. */
export const isLapsed = (text: string): boolean => /\b(?:lapsed|expired|not renewed)\b/i.test(text);

export const noEvidence: Assessment = { verdict: "no_evidence", evidence: [] };

/** All assessments together: of all that are required, or of alternatives. */
export const combine = (parts: readonly Assessment[], isAlternative: boolean): Assessment => {
  const shown = parts.filter(({ verdict }) => verdict !== "no_evidence");
  if (shown.length === 0) return noEvidence;
  if (isAlternative) return shown.find(({ verdict }) => verdict === "met") ?? shown[0] ?? noEvidence;
  const isMet = shown.length === parts.length && shown.every(({ verdict }) => verdict === "met");
  return { verdict: isMet ? "met" : "partly", evidence: shown.flatMap(({ evidence }) => evidence.slice(0, 1)) };
};
