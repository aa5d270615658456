import { answering } from "../../src/portfolio/ask/ask.ts";
import { buildKnowledge } from "../../src/portfolio/ask/build-knowledge.ts";
import { type Knowledge, openKnowledge } from "../../src/portfolio/ask/knowledge.ts";
import type { Reply } from "../../src/portfolio/ask/reply.ts";
import type { Portfolio } from "../../src/portfolio/content.ts";

/** The least that a portfolio can hold. */
export const leastPortfolio: Portfolio = {
  profile: { name: "Ada Muster", email: "ada@example.com" },
  contact: {},
  experience: {},
  site: {
    title: "Ada",
    description: "What Ada made.",
    language: "en",
    agents: { search: true, aiInput: true, aiTrain: false },
  },
  faq: {},
  synonyms: {},
  projects: [],
};

/** A little of everything. */
export const smallPortfolio: Portfolio = {
  ...leastPortfolio,
  profile: { ...leastPortfolio.profile, roles: ["Potter"], location: "Porto, Portugal" },
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

export const knownOf = (portfolio: Portfolio): Knowledge =>
  openKnowledge(buildKnowledge(portfolio, "https://ada.example.com", "# Changelog\n"));

/** Makes a function that answers a question, and others before it, latest last. */
export const askedOf = (portfolio: Portfolio): ((text: string, ...previous: readonly string[]) => Reply) => {
  const answer = answering(knownOf(portfolio));
  return (text, ...previous) => answer({ text, previous, limit: 5, scope: "site" });
};
