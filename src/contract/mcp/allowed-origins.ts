import * as z from "zod";
import { basePathOf, SiteUrl } from "../base.ts";

const Origin = SiteUrl.refine(
  (origin) => !origin.includes("*") && basePathOf(origin) === "",
  "expected * or a list of full origins",
);

/** Origins whose pages may call the MCP servers, separated by commas or whitespace; `*` allows all (D9). */
export const AllowedOrigins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== ""))
  .pipe(z.array(z.union([z.literal("*"), Origin])).min(1));
