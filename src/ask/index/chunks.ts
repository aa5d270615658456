import type { Portfolio } from "../../content/content.ts";
import { plainBlocks } from "../../content/text/markdown-blocks.ts";
import { experienceBundle } from "../../portfolio/experience/bundle.ts";
import { projectPath, projectRoles } from "../../portfolio/projects/display.ts";
import type { PlainChunk } from "./chunk.ts";

const withoutEmpty = (values: readonly (string | undefined)[]): string[] =>
  values.flatMap((value) => (value ? [value] : []));

const ofPortfolio = { isDocumentation: false } as const;

const projectChunks = ({ projects }: Portfolio): PlainChunk[] =>
  projects.map(({ slug, title, subtitle, description, tags = [], year, kind, type, entity, role }) => ({
    ...ofPortfolio,
    path: projectPath({ slug }),
    type: "CreativeWork",
    name: title,
    keywords: withoutEmpty([...tags, year, kind, type, entity, ...projectRoles({ role })]).join(", "),
    blocks: [...withoutEmpty([subtitle]), ...plainBlocks(description)],
  }));

const furtherChunks = (portfolio: Portfolio): PlainChunk[] => {
  const lists = experienceBundle(portfolio);
  const chunk = (
    list: string,
    name: string,
    keywords: readonly (string | undefined)[],
    blocks: PlainChunk["blocks"],
  ) => ({
    ...ofPortfolio,
    type: "Person" as const,
    path: `/#${list}`,
    name,
    keywords: withoutEmpty(keywords).join(", "),
    blocks,
  });
  return [
    ...(lists.volunteer ?? []).map(({ organization, role, location, summary, highlights = [] }) =>
      chunk(
        "volunteer",
        withoutEmpty([role, organization]).join(", "),
        [location],
        withoutEmpty([summary, ...highlights]),
      ),
    ),
    ...(lists.awards ?? []).map(({ title, awarder, date, summary }) =>
      chunk("awards", title, [awarder, date], withoutEmpty([summary])),
    ),
    ...(lists.certificates ?? []).map(({ name, issuer, date }) => chunk("certificates", name, [issuer, date], [])),
    ...(lists.publications ?? []).map(({ title, publisher, date, summary }) =>
      chunk("publications", title, [publisher, date], withoutEmpty([summary])),
    ),
    ...(lists.talks ?? []).map(({ title, event, location, date, summary }) =>
      chunk("talks", title, [event, location, date], withoutEmpty([summary])),
    ),
    ...(lists.writing ?? []).map(({ title, publisher, date, summary }) =>
      chunk("writing", title, [publisher, date], withoutEmpty([summary])),
    ),
    ...(lists.languages ?? []).map(({ language, fluency }) => chunk("languages", language, [fluency], [])),
    ...(lists.interests ?? []).map(({ name, keywords }) => chunk("interests", name, keywords ?? [], [])),
    ...(lists.references ?? []).map(({ name, text }) => chunk("references", name, [], [text])),
  ];
};

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
    ...furtherChunks(portfolio),
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
