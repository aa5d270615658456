import type { Chunk } from "../../ask/index/chunk.ts";
import { factText, groupText } from "../../ask/index/entry-facts.ts";
import { stemmedSentences } from "../../ask/index/stemmed-sentences.ts";
import type { Knowledge } from "../../ask/knowledge/knowledge.ts";
import { isLapsed } from "../evidence.ts";
import { rootOf, rootsOf } from "../roots.ts";

/** A text of a page that can be quoted. */
export interface Passage {
  readonly text: string;
  readonly chunk: Chunk;
}

interface RootedPassage extends Passage {
  /** Whether it is a name or keyword, and not a sentence. */
  readonly isLabel: boolean;
  readonly roots: ReadonlySet<string>;
}

/** A section with its passages, and the roots of its name and of all passages. */
export interface RootedSection {
  readonly passages: readonly RootedPassage[];
  readonly name: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  /** The roots of the tags of a position, which no page shows. */
  readonly tags: ReadonlySet<string>;
}

export const noRoots: ReadonlySet<string> = new Set();

/** Sentences that deny something show nothing. */
const negation = /\b(?:no|not|never|none|neither|nor|without|cannot|\w+n['’]t|stopped|refused?|instead of)\b/i;

/** The facts of a project that pages show apart from their labels. */
const projectFacts = ["client", "team", "result", "duration", "roles"];

/** What stands for a value in a text of which only the label before it is wanted. */
const VALUE = "\0";

/** Returns functions that leave out what pages show apart: the label of a fact of a project, and the name before a group's skills. */
const labelRemovers = ({ facts, phrases }: Pick<Knowledge, "facts" | "phrases">) => {
  const without =
    (texts: readonly string[]) =>
    (passage: string): string => {
      const labels = texts.flatMap((text) => text.split(VALUE)[0] || []);
      const label = labels.find((each) => passage.startsWith(each));
      return passage.slice(label?.length ?? 0);
    };
  const { skillGroups = [] } = facts.experience;
  return {
    ofProject: without(projectFacts.map((fact) => factText(fact, VALUE, phrases))),
    ofSkills: without(skillGroups.map((group) => groupText({ ...group, skills: [VALUE] }, phrases))),
  };
};

/** What a page shows as names and keywords: not the words of a visitor's question, and nothing below a level such as `Not own work`. */
const labelsIn = (
  { type, name, names = [name], keywords, unseen = [] }: Chunk,
  hidden: ReadonlySet<string>,
): Pick<RootedPassage, "text" | "roots">[] => {
  const words = keywords.split(", ").filter((word) => word !== "" && !hidden.has(word));
  if (type === "Question" || negation.test(words[0] ?? "")) return [];
  const labels = words.filter((word) => !unseen.includes(word));
  return [
    ...names.map((text) => ({ text, roots: new Set(rootsOf([text, ...unseen].join(" "))) })),
    ...labels.map((text) => ({ text, roots: new Set(rootsOf(text)) })),
  ];
};

/** The names and keywords that a page shows. */
export const labelsOf = (chunk: Chunk): string[] => labelsIn(chunk, noRoots).map(({ text }) => text);

/** The text of a Markdown link. */
const withoutLinks = (text: string): string => text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");

/** The sentences of a section, its names and its keywords. */
const readPassages = (
  chunk: Chunk,
  hidden: ReadonlySet<string>,
  withoutLabel: ReturnType<typeof labelRemovers>,
): readonly RootedPassage[] => {
  const { path, blocks, sentenceStarts, joinedBlocks } = chunk;
  const sentences = stemmedSentences(
    joinedBlocks
      ? { ...chunk, blocks: blocks.slice(joinedBlocks), sentenceStarts: sentenceStarts.slice(joinedBlocks) }
      : chunk,
  );
  const shown = path === "/#skills" ? withoutLabel.ofSkills : withoutLabel.ofProject;
  return [
    ...labelsIn(chunk, hidden).map((name) => ({ ...name, chunk, isLabel: true })),
    ...sentences.map(({ text, stems }) => ({
      text: withoutLinks(text),
      chunk,
      isLabel: false,
      roots: new Set([...stems].map(rootOf)),
    })),
  ]
    .filter(({ text }) => !negation.test(text) || isLapsed(text))
    .map((passage) => ({ ...passage, text: shown(passage.text) }));
};

/** Returns a function that reads a section. Cached, because each is compared with many needs. */
export const sectionReader = (knowledge: Pick<Knowledge, "facts" | "phrases">) => {
  const withoutLabel = labelRemovers(knowledge);
  const { facts, phrases } = knowledge;
  const tagsByPosition = new Map(
    (facts.experience.experiences ?? []).map(({ role, company, tags }) => [
      phrases.items([role, company]),
      new Set(tags),
    ]),
  );
  const tagsOf = ({ path, name }: Chunk): ReadonlySet<string> =>
    (path === "/#experience" ? tagsByPosition.get(name) : undefined) ?? noRoots;
  const read = (chunk: Chunk): RootedSection => {
    const passages = readPassages(chunk, tagsOf(chunk), withoutLabel);
    return {
      passages,
      name: new Set(chunk.type === "Question" ? [] : rootsOf(chunk.name)),
      all: new Set(passages.flatMap(({ roots }) => [...roots])),
      tags: new Set([...tagsOf(chunk)].flatMap(rootsOf)),
    };
  };
  const sections = new Map<Chunk, RootedSection>();
  return (chunk: Chunk): RootedSection => {
    const section = sections.get(chunk) ?? read(chunk);
    sections.set(chunk, section);
    return section;
  };
};
