import type { Portfolio } from "../../content/content.ts";
import { projectPath } from "../../portfolio/projects/display.ts";
import { experienceBundle } from "../../portfolio/resources.ts";
import type { PlainChunk } from "./chunk.ts";
import { plainBlocks } from "./markdown-blocks.ts";

const withoutEmpty = (values: readonly (string | undefined)[]): string[] =>
  values.flatMap((value) => (value ? [value] : []));

const ofPortfolio = { isDocumentation: false } as const;

const projectChunks = ({ projects }: Portfolio): PlainChunk[] =>
  projects.map(({ slug, title, subtitle, description, tags = [], year, kind }) => ({
    ...ofPortfolio,
    path: projectPath({ slug }),
    type: "CreativeWork",
    name: title,
    keywords: withoutEmpty([...tags, year, kind]).join(", "),
    blocks: [...withoutEmpty([subtitle]), ...plainBlocks(description)],
  }));

const careerChunks = (portfolio: Portfolio): PlainChunk[] => {
  const { experiences = [], hackathons = [], skillGroups = [], education = [] } = experienceBundle(portfolio);
  const person = { ...ofPortfolio, type: "Person" } as const;
  return [
    ...experiences.map(({ company, role, location, summary, highlights, tags }) => ({
      ...person,
      path: "/#experience",
      name: `${role}, ${company}`,
      keywords: withoutEmpty([location, ...tags]).join(", "),
      blocks: withoutEmpty([summary, ...highlights]),
    })),
    ...hackathons.map(({ name, project, award, summary }) => ({
      ...person,
      path: "/#hackathons",
      name: withoutEmpty([name, project]).join(": "),
      keywords: withoutEmpty([award]).join(", "),
      blocks: withoutEmpty([summary]),
    })),
    ...skillGroups.map(({ name, skills }) => ({
      ...person,
      path: "/#skills",
      name,
      keywords: skills.join(", "),
      blocks: [],
    })),
    ...education.map(({ institution, degree, field }) => ({
      ...person,
      path: "/#education",
      name: withoutEmpty([degree, field, institution]).join(", "),
      keywords: "",
      blocks: [],
    })),
  ];
};

/** The chunks of the portfolio: profile, projects, career and FAQ. */
export const portfolioChunks = (portfolio: Portfolio): PlainChunk[] => {
  const { profile, contact, site, faq } = portfolio;
  const { tagline, roles = [], location, availability } = profile;
  return [
    {
      ...ofPortfolio,
      path: "/",
      type: "Person",
      name: profile.name,
      keywords: withoutEmpty([...roles, location]).join(", "),
      blocks: [...new Set(withoutEmpty([site.description, tagline, availability, contact.availability]))],
    },
    ...projectChunks(portfolio),
    ...careerChunks(portfolio),
    ...(faq.questions ?? []).map(
      ({ question, also = [], answer }): PlainChunk => ({
        ...ofPortfolio,
        path: "/#faq",
        type: "Question",
        name: question,
        keywords: also.join(" / "),
        blocks: [answer],
      }),
    ),
  ];
};
