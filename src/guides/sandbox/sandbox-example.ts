import type { ErrorCode } from "../../contract/errors/error-kinds.ts";

/** A form field that changes the request. */
export interface SandboxField {
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "email" | "number" | "lines" | "code" | "choice";
  /** The height of a text of several lines; 3 by default. */
  readonly rows?: number;
  readonly value: string;
  /** The error code whose message is shown next to the field. */
  readonly error?: ErrorCode;
  /** The options of a choice: value and label. */
  readonly options?: readonly (readonly [value: string, shown: string])[];
  /** Values that visitors can select instead of typing. */
  readonly suggestions?: readonly string[];
}

/** One request of an example. */
export interface SandboxStep {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  /** The request as a command, for use without scripts. `$JOB` and `$KEY` are values from an earlier response. */
  readonly command: string;
  /** The path of a read, which a link opens where scripts are disabled. */
  readonly address?: string;
  readonly fields?: readonly SandboxField[];
  /** Labels of the buttons that send the request and repeat it. */
  readonly runLabel: string;
  readonly repeatLabel?: string;
  /** When the step becomes available. Until then, it has no request. */
  readonly waitsFor?: string;
}

/** A sequence of related requests. */
export interface SandboxExample {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  readonly steps: readonly SandboxStep[];
}

/** Headers of a JSON body. */
export const jsonHeaders = { "Content-Type": "application/json" };

/**
 * Headers with an Idempotency-Key. Scripts replace it by a random UUID, so that the page layout does not
 * move.
 */
export const idempotentJsonHeaders = { "Idempotency-Key": "8d2f1f7c-6f0e-4f43-9d53-3a2f0c1e7b55", ...jsonHeaders };
