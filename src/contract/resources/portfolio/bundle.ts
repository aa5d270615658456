import * as z from "zod";
import { ContactInfo } from "./contact.ts";
import { ExperienceBundle } from "./experience.ts";
import { Fallbacks } from "./fallbacks.ts";
import { FaqEntry } from "./faq.ts";
import { Profile } from "./profile.ts";
import { ProjectDetail } from "./project.ts";

/** Each member has the schema of the read that also returns it (D17). */
export const PortfolioBundle = z
  .object({
    profile: Profile,
    experience: ExperienceBundle,
    projects: z.array(ProjectDetail).describe("All projects with their complete text, in the order of the list."),
    contact: ContactInfo,
    faq: z.array(FaqEntry).describe("Frequently asked questions."),
    fallbacks: Fallbacks.exactOptional(),
  })
  .meta({ id: "PortfolioBundle", description: "The whole portfolio." });

export type PortfolioBundle = z.infer<typeof PortfolioBundle>;
