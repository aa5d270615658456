import * as z from "zod";
import {
  Award,
  Certificate,
  Interest,
  Publication,
  Reference,
  SpokenLanguage,
  Talk,
  Volunteer,
} from "../contract/resources/portfolio/career.ts";
import { Education, Experience, Hackathon, SkillGroup } from "../contract/resources/portfolio/experience.ts";
import { PartialDate } from "../contract/resources/portfolio/partial-date.ts";
import { dateAsText } from "./date-as-text.ts";

const date = dateAsText(PartialDate);
const maybeDate = date.exactOptional();
const dated = { date: maybeDate };
const period = { start: maybeDate, end: maybeDate };

const list = <Shape extends z.core.$ZodLooseShape>(shape: Shape, about: string) =>
  z.array(z.strictObject(shape)).exactOptional().describe(about);

/** `experience.yaml`: strict, so that unknown keys are errors. */
export const ExperienceFile = z.strictObject({
  experiences: list(
    {
      ...Experience.shape,
      start: date,
      end: maybeDate,
      highlights: Experience.shape.highlights.default([]),
      tags: Experience.shape.tags.default([]),
    },
    "Positions.",
  ),
  hackathons: list({ ...Hackathon.shape, date }, "Hackathons."),
  skillGroups: list(
    { ...SkillGroup.shape, level: SkillGroup.shape.level.describe("How well you know them, such as advanced.") },
    "Skills by group.",
  ),
  education: list(
    {
      ...Education.shape,
      ...period,
      score: Education.shape.score.describe("The grade."),
      courses: Education.shape.courses.describe("Courses that you took."),
    },
    "Degrees and courses.",
  ),
  volunteer: list({ ...Volunteer.shape, ...period }, "Volunteer work."),
  awards: list({ ...Award.shape, ...dated }, "Awards."),
  certificates: list({ ...Certificate.shape, ...dated }, "Certificates."),
  publications: list({ ...Publication.shape, ...dated }, "Books, papers and other publications."),
  talks: list({ ...Talk.shape, ...dated }, "Talks."),
  writing: list({ ...Publication.shape, ...dated }, "Articles and posts."),
  languages: list(SpokenLanguage.shape, "Languages that you speak."),
  interests: list(Interest.shape, "Interests."),
  references: list(
    Reference.shape,
    "What others say about you. Published only if site.yaml lists `references` under `publish`.",
  ),
});
