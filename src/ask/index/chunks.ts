import type { Portfolio } from "../../content/content.ts";
import { headingsIn, plainBlocks } from "../../content/text/markdown-blocks.ts";
import { faqAnchors } from "../../portfolio/experience/entry-anchors.ts";
import { projectPath, projectRoles } from "../../portfolio/projects/display.ts";
import { stemsOf } from "../knowledge/words.ts";
import type { Phrases } from "../sentences/phrases.ts";
import { careerChunks } from "./career-lists.ts";
import type { PlainChunk } from "./chunk.ts";
import { factText, present } from "./entry-facts.ts";
import { projectHints } from "./hints.ts";

const ofPortfolio = { isDocumentation: false } as const;

/** Words of a project's address that its title lacks: `chargers` of `/kerbside-chargers` for `Kerbside 400`. Visitors use both. */
const addressWords = (slug: string, title: string): string => {
  const stems = new Set(stemsOf(title));
  return slug
    .split("-")
    .filter((word) => stemsOf(word).some((stem) => !stems.has(stem)))
    .join(" ");
};

const projectChunks = ({ projects }: Portfolio, phrases: Phrases): PlainChunk[] =>
  projects.map(({ slug, title, subtitle, description, tags = [], year, kind, type, entity, role, ...facts }) => {
    const roles = projectRoles({ role });
    const { client, team, result, duration } = facts;
    const address = addressWords(slug, title) || undefined;
    // The page shows these beside the text; as sentences, answers can quote them.
    const labelled = { client, team, result, duration, roles: phrases.items(roles) };
    return {
      ...ofPortfolio,
      path: projectPath({ slug }),
      type: "CreativeWork",
      name: title,
      keywords: present([
        ...[address, ...tags, year, kind, type, entity],
        ...[...roles, client, team, result, ...headingsIn(description)],
      ]).join(", "),
      unseen: present([address, kind]),
      blocks: [
        ...present([subtitle]),
        ...plainBlocks(description),
        ...Object.entries(labelled).flatMap(([fact, value]) => (value ? [factText(fact, value, phrases)] : [])),
      ],
      hints: present(
        [
          (kind === "client" || client) && projectHints.client,
          kind === "personal" && projectHints.personal,
          team && projectHints.team,
          result && projectHints.result,
          duration && projectHints.duration,
        ].map((hint) => hint || undefined),
      ).join(" "),
    };
  });

/** A question of the FAQ in the other languages that have the whole FAQ. Answers quote the default language. */
const translationsOf = ({ faq, variants = [] }: Portfolio, index: number): string[] =>
  variants.flatMap((variant) => {
    const { questions = [] } = variant.faq;
    const isComplete = questions.length === faq.questions?.length;
    const question = isComplete ? questions[index]?.question : undefined;
    return question === undefined || question === faq.questions?.[index]?.question ? [] : [question];
  });

/** The chunks of the portfolio: profile, projects, career and FAQ. */
export const portfolioChunks = (portfolio: Portfolio, phrases: Phrases): PlainChunk[] => {
  const { profile, contact, site, faq } = portfolio;
  const { tagline, roles = [], location, availability } = profile;
  const person = { ...ofPortfolio, type: "Person", name: profile.name } as const;
  const anchors = faqAnchors(faq.questions);
  return [
    {
      ...person,
      path: "/",
      keywords: present([...roles, location]).join(", "),
      blocks: [...new Set(present([site.description, tagline, availability, contact.availability]))],
    },
    ...(profile.about ? [{ ...person, path: "/#about", keywords: "", blocks: plainBlocks(profile.about) }] : []),
    ...projectChunks(portfolio, phrases),
    ...careerChunks(portfolio, phrases),
    ...(faq.questions ?? []).map(
      ({ question, also = [], answer }, index): PlainChunk => ({
        ...ofPortfolio,
        path: "/#faq",
        entry: `/#${anchors[index] ?? "faq"}`,
        type: "Question",
        name: question,
        keywords: [...also, ...translationsOf(portfolio, index)].join(" / "),
        blocks: plainBlocks(answer),
      }),
    ),
  ];
};
