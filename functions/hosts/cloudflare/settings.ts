import * as z from "zod";
import { commonVariables, expectedOf } from "../settings.ts";

/** Thrown for an invalid configuration. The message says why and what to do. */
export class WorkerSettingsError extends Error {}

/** Variables and secrets of the Worker, with their defaults. */
const Variables = z.object({
  ...commonVariables,
  /** Trusted identity providers and clients: a JSON value or JSON text (D8). */
  AGENT_TRUST: z.unknown().optional(),
});

export type WorkerSettings = z.infer<typeof Variables>;

/**
 * Reads the settings of the Worker.
 * @throws WorkerSettingsError that names all invalid variables.
 */
export const workerSettings = (bindings: object): WorkerSettings => {
  const result = Variables.safeParse(bindings);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    ({ path: [name], message }) => `${String(name)}: expected ${expectedOf(String(name), message)}.`,
  );
  throw new WorkerSettingsError(lines.join(" "));
};
