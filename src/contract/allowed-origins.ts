import * as z from "zod";
import { SiteUrl } from "./base.ts";

/** Origins whose pages may call the MCP servers, between commas or white space; `*` is every one (D9). */
export const AllowedOrigins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== ""))
  .pipe(z.array(z.union([z.literal("*"), SiteUrl])).min(1));
