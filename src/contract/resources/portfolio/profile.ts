import * as z from "zod";
import { webUrl } from "../../text/text.ts";
import { Fallbacks } from "./fallbacks.ts";
import { Picture } from "./picture.ts";

/** A profile on a network other than GitHub and LinkedIn. */
export const ProfileLink = z.object({
  network: z.string().min(1),
  username: z.string().min(1).exactOptional(),
  url: webUrl(),
});

export const Profile = z
  .object({
    name: z.string().min(1).describe("The name, as the person writes it."),
    email: z.email().describe("Where mail reaches the person."),
    tagline: z.string().min(1).exactOptional().describe("One sentence about what the person does."),
    about: z.string().min(1).exactOptional().describe("About the person, in Markdown."),
    roles: z.array(z.string().min(1)).exactOptional().describe("For example: engineer."),
    location: z.string().min(1).exactOptional().describe("For example: Ghent, Belgium."),
    availability: z.string().min(1).exactOptional().describe("The availability for new work, such as bookings."),
    site: webUrl().exactOptional().describe("The website of the person."),
    portfolio: z.string().min(1).exactOptional().describe("The URL of the portfolio."),
    github: webUrl().exactOptional().describe("The GitHub profile of the person."),
    linkedin: webUrl().exactOptional().describe("The LinkedIn profile of the person."),
    profiles: z.array(ProfileLink).exactOptional().describe("Profiles on other networks."),
    phone: z.string().min(1).exactOptional().describe("If the owner publishes it."),
    address: z.string().min(1).exactOptional().describe("If the owner publishes it."),
    postalCode: z.string().min(1).exactOptional().describe("If the owner publishes it."),
    photo: Picture.exactOptional(),
    fallbacks: Fallbacks.exactOptional(),
  })
  .meta({ id: "Profile", description: "The profile of the person." });

export type Profile = z.infer<typeof Profile>;
