import { documents } from "../../contract/documents.ts";
import type { Portfolio } from "../content.ts";
import { basics } from "./basics.ts";
import { writeExperience } from "./experience.ts";
import { beyond, writeItem } from "./mapping.ts";
import { type Members, present } from "./members.ts";
import { project } from "./projects.ts";
import { siteMeta } from "./site-file.ts";

/** The version of JSON Resume that is written. */
const version = "v1.0.0";
const schema = `https://raw.githubusercontent.com/jsonresume/resume-schema/${version}/schema.json`;

/**
 * The portfolio as a resume (https://jsonresume.org/schema). What the format has no place for is in members named
 * `vitrine`, which its schema permits, so that an import gives the same content.
 */
export const writeResume = (
  { profile, contact, experience, site: about, faq, synonyms, projects }: Portfolio,
  site: string,
): Members => {
  const { sections, given } = writeExperience(experience);
  const { vitrine: ofSite, ...meta } = writeItem(siteMeta, about);
  const vitrine = {
    ...present({ contact, site: ofSite }),
    ...Object.fromEntries(
      Object.entries({ experience: beyond(experience, given), faq, synonyms }).filter(
        ([, value]) => Object.keys(value).length > 0,
      ),
    ),
  };
  return present({
    $schema: schema,
    basics: writeItem(basics, profile),
    ...sections,
    projects: projects.length > 0 ? projects.map((each) => writeItem(project, each)) : undefined,
    meta: { canonical: `${site}${documents.resume}`, version, ...meta, vitrine },
  });
};
