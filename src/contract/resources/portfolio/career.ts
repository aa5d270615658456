import * as z from "zod";
import { webUrl, words } from "../../text/text.ts";
import { PartialDate } from "./partial-date.ts";

const summary = words().exactOptional();
const url = webUrl().exactOptional();
const date = PartialDate.exactOptional();

/** Items of a career besides paid work, with the members of JSON Resume where it has them (D16). */
export const Volunteer = z
  .object({
    organization: words(),
    role: words().exactOptional(),
    start: date,
    end: date,
    location: words().exactOptional(),
    summary,
    highlights: z.array(words()).exactOptional(),
    url,
  })
  .meta({ id: "Volunteer", description: "Volunteer work." });

export const Award = z
  .object({ title: words(), awarder: words().exactOptional(), date, summary, url })
  .meta({ id: "Award", description: "An award." });

export const Certificate = z
  .object({ name: words(), issuer: words().exactOptional(), date, url })
  .meta({ id: "Certificate", description: "A certificate." });

export const Publication = z
  .object({ title: words(), publisher: words().exactOptional(), date, summary, url })
  .meta({ id: "Publication", description: "A book, paper, article or other text." });

export const Talk = z
  .object({ title: words(), event: words().exactOptional(), location: words().exactOptional(), date, summary, url })
  .meta({ id: "Talk", description: "A talk." });

export const SpokenLanguage = z
  .object({ language: words(), fluency: words("For example: native, B2.").exactOptional() })
  .meta({ id: "SpokenLanguage", description: "A language that the person speaks." });

export const Interest = z
  .object({ name: words(), keywords: z.array(words()).exactOptional() })
  .meta({ id: "Interest", description: "An interest." });

export const Reference = z
  .object({ name: words("Who says it."), text: words("What they say.") })
  .meta({ id: "Reference", description: "A reference. Published only if the owner chooses so." });
