import type { CareerSection } from "../../portfolio/experience/entry-anchors.ts";

/**
 * Words by which visitors ask for the entries of a list. An entry rarely contains them, because the heading of its section does. With
 * them, "Does she hold a first-aid certificate?" finds the entry `Paediatric First Aid`.
 */
export const sectionHints: Readonly<Record<CareerSection, string>> = {
  experience: "work worked job position employer employed company career role",
  hackathons: "hackathon competition contest compete",
  skills: "skill able use tool technique software program handle offer",
  education: "study studied education degree qualification university school college graduate diploma course earn",
  volunteer: "volunteer voluntary unpaid charity community help",
  awards: "award prize win honour recognition",
  certificates: "certificate certification credential qualification licence ticket accredited check hold",
  publications: "publication publish book article author write contribute",
  talks: "talk speak speaker lecture conference present presentation",
  writing: "article column essay write publish blog",
  languages: "language speak fluent",
  interests: "hobby interest free spare time leisure fun enjoy keep",
  references: "reference testimonial recommend recommendation praise opinion",
};

/** The same for facts of a project, which its page shows without these words. */
export const projectHints = {
  client: "client customer commission pay",
  personal: "personal own private hobby",
  team: "team colleague together partner help",
  result: "result outcome effect impact change success",
  duration: "duration long take last",
} as const;
