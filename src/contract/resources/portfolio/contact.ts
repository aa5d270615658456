import * as z from "zod";
import { webUrl } from "../../text/text.ts";
import { Fallbacks } from "./fallbacks.ts";

export const ContactInfo = z
  .object({
    email: z.email().exactOptional().describe("The email address for inquiries."),
    location: z.string().min(1).exactOptional().describe("The location of the person."),
    availability: z
      .string()
      .min(1)
      .exactOptional()
      .describe("When the person answers inquiries, such as office hours."),
    form: webUrl().exactOptional().describe("A web page with a contact form."),
    api: webUrl().exactOptional().describe("The endpoint that validates inquiries. It delivers nothing."),
    jobs: z.string().min(1).exactOptional().describe("The endpoint for the result of a validated inquiry."),
    fallbacks: Fallbacks.exactOptional(),
  })
  .meta({ id: "ContactInfo", description: "Public contact channels." });

export type ContactInfo = z.infer<typeof ContactInfo>;
