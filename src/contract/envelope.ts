import * as z from "zod";

/** Wraps a body that is JSON text already in the v1 envelope (D11), without parsing it. */
export const envelope = (json: string): string => `{"version":"v1","data":${json}}`;

/** Puts the version in front of an error body that is JSON text already (D11). */
export const envelopeError = (json: string): string => `{"version":"v1",${json.slice(1)}`;

/** The schema of an enveloped body. */
export const Enveloped = <T extends z.ZodType>(data: T, id: string) =>
  z
    .object({ version: z.literal("v1"), data })
    .meta({ id, description: `${id.replace(/V1$/, "")} in the v1 envelope.` });
