import * as z from "zod";
import { webUrl } from "../text.ts";

export const Profile = z
  .object({
    name: z.string().min(1).describe("The name of the person."),
    email: z.email().describe("An e-mail address that reaches the person."),
    tagline: z.string().min(1).exactOptional().describe("One sentence that says what the person does."),
    roles: z.array(z.string().min(1)).exactOptional().describe("What the person works as."),
    location: z.string().min(1).exactOptional().describe("Where the person works from."),
    availability: z.string().min(1).exactOptional().describe("When the person can take on work."),
    site: webUrl().exactOptional().describe("The person's web site."),
    portfolio: z.string().min(1).exactOptional().describe("Where the portfolio is shown."),
    github: webUrl().exactOptional().describe("The person's GitHub page."),
    linkedin: webUrl().exactOptional().describe("The person's LinkedIn page."),
  })
  .meta({ id: "Profile", description: "Who the portfolio is about." });

export type Profile = z.infer<typeof Profile>;
