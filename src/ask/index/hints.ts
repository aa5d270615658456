import type { CareerSection } from "../../portfolio/experience/entry-anchors.ts";

/**
 * What visitors call the entries of a list: words that an entry rarely contains itself, because its section says them.
 * A question such as "Does she hold a first-aid certificate?" finds the entry `Paediatric First Aid` with them.
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

/** What visitors call facts of a project that its page names otherwise or only shows. */
export const projectHints = {
  client: "client customer commission pay",
  personal: "personal own private hobby",
  team: "team colleague together partner help",
  result: "result outcome effect impact change success",
  duration: "duration long take last",
} as const;
