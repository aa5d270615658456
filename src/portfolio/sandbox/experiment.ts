import type { ErrorCode } from "../../contract/errors.ts";

/** What a visitor can change about a request. */
export interface SandboxField {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "email" | "lines" | "code" | "choice";
  readonly value: string;
  /** The error that is about it: what that says is shown beside it. */
  readonly error?: ErrorCode;
  /** For a choice: each value with what is shown for it. */
  readonly options?: readonly (readonly [value: string, shown: string])[];
}

/** One request of an experiment. */
export interface SandboxStep {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  /** The request as a command, for those without scripts; `$JOB` and `$KEY` stand for what an earlier step answered. */
  readonly command: string;
  readonly fields?: readonly SandboxField[];
  /** The button that sends the request, and the one that sends the same again. */
  readonly run: string;
  readonly again?: string;
}

/** A few requests that belong together. */
export interface Experiment {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly steps: readonly SandboxStep[];
}

/** A body of JSON. */
export const json = { "Content-Type": "application/json" };

/**
 * The same under a key. Scripts put one of their own in its place for each request; it is as long and breaks nowhere
 * either, so that nothing moves.
 */
export const sentOnce = { "Idempotency-Key": "sandbox_0123456789abcdef", ...json };
