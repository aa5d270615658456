import * as z from "zod";

/** Wraps a JSON text in the v1 envelope (D11) without parsing it. */
export const envelope = (json: string): string => `{"version":"v1","data":${json}}`;

/** Adds the version to the JSON text of an error body (D11). */
export const envelopeError = (json: string): string => `{"version":"v1",${json.slice(1)}`;

/** The schema of an enveloped body. */
export const Enveloped = <T extends z.ZodType>(data: T, id: string) =>
  z
    .object({ version: z.literal("v1"), data })
    .meta({ id, description: `${id.replace(/V1$/, "")} in the v1 envelope.` });
