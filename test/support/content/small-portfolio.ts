import type { Answer } from "../../../src/ask/answer.ts";
import { questionAnswerer } from "../../../src/ask/ask.ts";
import { buildKnowledge } from "../../../src/ask/index/build-knowledge.ts";
import { type Knowledge, openKnowledge } from "../../../src/ask/knowledge/knowledge.ts";
import { type ContentValues, contentKeys, contentKinds, type Portfolio } from "../../../src/content/content.ts";
import { fileLocation } from "../../../src/content/issues/content-issue.ts";
import type { BuiltPicture, ContentPicture } from "../../../src/content/pictures/picture.ts";

/** The value of each content file if it is empty. Undefined for files that must not be empty. */
const emptyFiles = Object.fromEntries(
  contentKeys.map((key) => [key, contentKinds[key].schema.safeParse({}).data]),
) as ContentValues;

/** A portfolio with only the required members. */
export const minimalPortfolio: Portfolio = {
  ...emptyFiles,
  profile: { name: "Ada Muster", email: "ada@example.com" },
  site: contentKinds.site.schema.parse({ title: "Ada", description: "What Ada made." }),
  projects: [],
  unlisted: [],
};

/** A picture of a project. */
export const contentPicture = (file: string, built?: BuiltPicture): ContentPicture => ({
  file,
  location: fileLocation("content/projects/atlas.md"),
  ...(built && { built }),
});

/** A portfolio with one or two items of each kind. */
export const smallPortfolio: Portfolio = {
  ...minimalPortfolio,
  profile: { ...minimalPortfolio.profile, roles: ["Potter"], location: "Porto, Portugal" },
  experience: {
    experiences: [
      { company: "Kiln Works", role: "Potter", start: "2021-05", highlights: [], tags: ["glaze"] },
      {
        company: "Brick Yard",
        role: "Apprentice",
        start: "2018",
        end: "2021-04",
        location: "Braga",
        highlights: ["Fired 4,000 bricks without a crack."],
        tags: [],
      },
    ],
    skillGroups: [{ name: "Materials", skills: ["porcelain", "stoneware"] }],
  },
  faq: {
    questions: [
      {
        question: "How much does a dinner set cost?",
        also: ["What are your prices?", "What is the fee for a commission?"],
        answer: "A set for six costs 300 euros. Half is paid before.",
      },
      {
        question: "Can the bowls go into a dishwasher?",
        answer: "Yes, all but the gilded ones.",
      },
    ],
  },
  synonyms: {
    groups: [
      ["dishwasher", "washing machine"],
      ["tableware", "dinner"],
    ],
  },
  projects: [
    {
      slug: "tide-bowls",
      title: "Tide Bowls",
      subtitle: "Bowls with the line of a tide",
      year: "2025",
      kind: "client",
      weight: 0,
      tags: ["porcelain"],
      link: "https://bowls.example.com",
      description: "Each bowl shows the tide of one day. The glaze took nineteen attempts.",
    },
    {
      slug: "rain-tiles",
      title: "Rain Tiles",
      year: "2023",
      kind: "personal",
      weight: 0,
      tags: ["stoneware"],
      repo: "https://git.example.com/rain-tiles",
      description: "Tiles that sound when it rains.",
    },
  ],
};

export const knowledgeFor = (portfolio: Portfolio): Knowledge =>
  openKnowledge(buildKnowledge(portfolio, "https://ada.example.com", "# Changelog\n"));

/** Returns a function that answers a question after previous ones (latest last). */
export const answererFor = (portfolio: Portfolio): ((text: string, ...previous: readonly string[]) => Answer) => {
  const answer = questionAnswerer(knowledgeFor(portfolio));
  return (text, ...previous) => answer({ text, previous, limit: 5, scope: "site" });
};
