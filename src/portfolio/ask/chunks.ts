import type { Portfolio } from "../content.ts";
import { projectPath } from "../project-page.ts";
import { experienceBundle } from "../resources.ts";
import type { PlainChunk } from "./chunk.ts";
import { plainBlocks } from "./plain.ts";

const present = (values: readonly (string | undefined)[]): string[] =>
  values.flatMap((value) => (value ? [value] : []));

const ofPortfolio = { isDocument: false } as const;

const projectChunks = ({ projects }: Portfolio): PlainChunk[] =>
  projects.map(({ slug, title, subtitle, description, tags = [], year, kind }) => ({
    ...ofPortfolio,
    path: projectPath({ slug }),
    type: "CreativeWork",
    name: title,
    keywords: present([...tags, year, kind]).join(", "),
    blocks: [...present([subtitle]), ...plainBlocks(description)],
  }));

const careerChunks = (portfolio: Portfolio): PlainChunk[] => {
  const { experiences = [], hackathons = [], skillGroups = [], education = [] } = experienceBundle(portfolio);
  const person = { ...ofPortfolio, type: "Person" } as const;
  return [
    ...experiences.map(({ company, role, location, summary, highlights, tags }) => ({
      ...person,
      path: "/#experience",
      name: `${role}, ${company}`,
      keywords: present([location, ...tags]).join(", "),
      blocks: present([summary, ...highlights]),
    })),
    ...hackathons.map(({ name, project, award, summary }) => ({
      ...person,
      path: "/#hackathons",
      name: present([name, project]).join(": "),
      keywords: present([award]).join(", "),
      blocks: present([summary]),
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
      name: present([degree, field, institution]).join(", "),
      keywords: "",
      blocks: [],
    })),
  ];
};

/** Every part of what the owner wrote that can answer a question. */
export const portfolioChunks = (portfolio: Portfolio): PlainChunk[] => {
  const { profile, contact, site, faq } = portfolio;
  const { tagline, roles = [], location, availability } = profile;
  return [
    {
      ...ofPortfolio,
      path: "/",
      type: "Person",
      name: profile.name,
      keywords: present([...roles, location]).join(", "),
      blocks: [...new Set(present([site.description, tagline, availability, contact.availability]))],
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
