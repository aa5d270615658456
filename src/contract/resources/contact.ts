import * as z from "zod";
import { webUrl } from "../text.ts";

export const ContactInfo = z
  .object({
    email: z.email().exactOptional().describe("An e-mail address for inquiries."),
    location: z.string().min(1).exactOptional().describe("Where the person works from."),
    availability: z.string().min(1).exactOptional().describe("When the person can take on work."),
    form: webUrl().exactOptional().describe("A web page with a contact form."),
    api: webUrl().exactOptional().describe("Where a program posts an inquiry."),
    jobs: z.string().min(1).exactOptional().describe("Where the job of an inquiry is polled."),
  })
  .meta({ id: "ContactInfo", description: "Public contact channels." });

export type ContactInfo = z.infer<typeof ContactInfo>;
