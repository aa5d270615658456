import * as z from "zod";
import { webUrl } from "../../text/text.ts";

export const ContactInfo = z
  .object({
    email: z.email().exactOptional().describe("The email address for inquiries."),
    location: z.string().min(1).exactOptional().describe("The location of the person."),
    availability: z.string().min(1).exactOptional().describe("The availability for new work."),
    form: webUrl().exactOptional().describe("A web page with a contact form."),
    api: webUrl().exactOptional().describe("The endpoint for inquiries."),
    jobs: z.string().min(1).exactOptional().describe("The endpoint for the job of an inquiry."),
  })
  .meta({ id: "ContactInfo", description: "Public contact channels." });

export type ContactInfo = z.infer<typeof ContactInfo>;
