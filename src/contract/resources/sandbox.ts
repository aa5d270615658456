import * as z from "zod";
import { webUrl } from "../text/text.ts";

export const Sandbox = z
  .object({
    name: z.string().exactOptional().describe("The name of the sandbox."),
    description: z.string().exactOptional().describe("A description of the sandbox."),
    base_url: webUrl().exactOptional().describe("The base URL of the API."),
    sandbox_base_url: webUrl().exactOptional().describe("The base URL of the sandbox."),
    is_sandbox: z.boolean().exactOptional().describe("True in the sandbox."),
    production: webUrl().exactOptional().describe("The base URL of production."),
    how_to_use: z.array(z.string()).exactOptional().describe("Requests to try."),
    rate_limit: z.string().exactOptional().describe("The rate limit per client."),
  })
  .meta({ id: "Sandbox", description: "The sandbox." });

export type Sandbox = z.infer<typeof Sandbox>;
