import * as z from "zod";
import { webUrl } from "../text.ts";

export const Sandbox = z
  .object({
    name: z.string().exactOptional().describe("The name of the sandbox."),
    description: z.string().exactOptional().describe("What the sandbox is."),
    base_url: webUrl().exactOptional().describe("The base address of the API."),
    sandbox_base_url: webUrl().exactOptional().describe("The base address of the sandbox."),
    is_sandbox: z.boolean().exactOptional().describe("True in the sandbox."),
    production: webUrl().exactOptional().describe("The base address of production."),
    how_to_use: z.array(z.string()).exactOptional().describe("Steps to try."),
    rate_limit: z.string().exactOptional().describe("The limit for each client, in words."),
  })
  .meta({ id: "Sandbox", description: "What can be tried without consequences." });

export type Sandbox = z.infer<typeof Sandbox>;
