import type { Portfolio } from "../../content/content.ts";
import { plainBlocks } from "../../content/text/markdown-blocks.ts";
import { experienceBundle } from "../../portfolio/experience/bundle.ts";
import { projectPath, projectRoles } from "../../portfolio/projects/display.ts";
import { careerListChunks } from "./career-lists.ts";
import type { PlainChunk } from "./chunk.ts";

const withoutEmpty = (values: readonly (string | undefined)[]): string[] =>
  values.flatMap((value) => (value ? [value] : []));

const ofPortfolio = { isDocumentation: false } as const;

const projectChunks = ({ projects }: Portfolio): PlainChunk[] =>
  projects.map(({ slug, title, subtitle, description, tags = [], year, kind, type, entity, role, ...facts }) => ({
    ...ofPortfolio,
    path: projectPath({ slug }),
    type: "CreativeWork",
    name: title,
    keywords: withoutEmpty([
      ...[...tags, year, kind, type, entity, ...projectRoles({ role })],
      ...[facts.client, facts.team, facts.result],
    ]).join(", "),
    blocks: [...withoutEmpty([subtitle]), ...plainBlocks(description)],
  }));

const careerChunks = (portfolio: Portfolio): PlainChunk[] => {
  const { experiences = [], hackathons = [], skillGroups = [], education = [] } = experienceBundle(portfolio);
  const person = { ...ofPortfolio, type: "Person" } as const;
  return [
    ...experiences.map(({ company, role, location, description, summary, highlights, tags }) => ({
      ...person,
      path: "/#experience",
      name: `${role}, ${company}`,
      keywords: withoutEmpty([location, description, ...tags]).join(", "),
      blocks: withoutEmpty([summary, ...highlights]),
    })),
    ...hackathons.map(({ name, project, award, summary }) => ({
      ...person,
      path: "/#hackathons",
      name: withoutEmpty([name, project]).join(": "),
      keywords: withoutEmpty([award]).join(", "),
      blocks: withoutEmpty([summary]),
    })),
    ...skillGroups.map(({ name, level, skills }) => ({
      ...person,
      path: "/#skills",
      name,
      keywords: withoutEmpty([level, ...skills]).join(", "),
      blocks: [],
    })),
    ...education.map(({ institution, degree, field, score, courses = [] }) => ({
      ...person,
      path: "/#education",
      name: withoutEmpty([degree, field, institution]).join(", "),
      keywords: withoutEmpty([score, ...courses]).join(", "),
      blocks: [],
    })),
    ...careerListChunks(portfolio),
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
    ...(profile.about
      ? [
          {
            ...ofPortfolio,
            path: "/#about",
            type: "Person" as const,
            name: profile.name,
            keywords: "",
            blocks: plainBlocks(profile.about),
          },
        ]
      : []),
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
