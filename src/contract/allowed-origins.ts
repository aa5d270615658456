import * as z from "zod";
import { SiteUrl } from "./base.ts";

const Origin = SiteUrl.refine((origin) => !origin.includes("*"), "expected * alone, or whole origins");

/** Origins whose pages may call the MCP servers, between commas or white space; `*` is every one (D9). */
export const AllowedOrigins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== ""))
  .pipe(z.array(z.union([z.literal("*"), Origin])).min(1));
