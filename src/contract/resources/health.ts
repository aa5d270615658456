import * as z from "zod";
import { webUrl } from "../text.ts";

export const Health = z
  .object({
    status: z.literal("ok").describe("Always ok: a service that is not does not answer."),
    site: webUrl().describe("The address of the site."),
    time: z.iso.datetime().exactOptional().describe("The time at the service."),
    endpoints: z.array(z.string()).exactOptional().describe("Every endpoint, as method and path."),
    docs: webUrl().exactOptional().describe("Documentation for people."),
    openapi: webUrl().exactOptional().describe("Documentation for programs."),
  })
  .meta({ id: "Health", description: "Whether the service answers, and what it offers." });

export type Health = z.infer<typeof Health>;
