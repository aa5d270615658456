import * as z from "zod";
import { webUrl } from "../text/text.ts";

export const Sandbox = z
  .object({
    name: z.string().exactOptional().describe("The name of the sandbox."),
    description: z.string().exactOptional().describe("What happens to requests."),
    base_url: webUrl().exactOptional().describe("The base URL of the API."),
    sandbox_base_url: webUrl().exactOptional().describe("The base URL for trying the API: the same as `base_url`."),
    is_sandbox: z.boolean().exactOptional().describe("Whether this service can be used to try the API; always true."),
    production: webUrl().exactOptional().describe("The base URL of the production service: the same as `base_url`."),
    how_to_use: z.array(z.string()).exactOptional().describe("Requests to try."),
    rate_limit: z.string().exactOptional().describe("The rate limit for each client."),
  })
  .meta({ id: "Sandbox", description: "How to try the API." });

export type Sandbox = z.infer<typeof Sandbox>;
