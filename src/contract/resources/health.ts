import * as z from "zod";
import { webUrl } from "../text/text.ts";

export const Health = z
  .object({
    status: z.literal("ok").describe("Always `ok` if the service responds."),
    site: webUrl().describe("The URL of the site."),
    time: z.iso.datetime().exactOptional().describe("The server time."),
    endpoints: z.array(z.string()).exactOptional().describe("All endpoints, as method and path."),
    docs: webUrl().exactOptional().describe("The human-readable documentation."),
    openapi: webUrl().exactOptional().describe("The OpenAPI document."),
  })
  .meta({ id: "Health", description: "The status of the service and its endpoints." });

export type Health = z.infer<typeof Health>;
