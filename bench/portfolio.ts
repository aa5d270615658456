import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const subjects = [
  "ferry timetables",
  "hospital queues",
  "museum labels",
  "tide tables",
  "archive letters",
  "tram delays",
];
const verbs = ["Maps", "Counts", "Explains", "Predicts", "Collects", "Compares"];
const tags = [
  "rust",
  "maps",
  "postgres",
  "typescript",
  "open data",
  "webgl",
  "accessibility",
  "queues",
  "svg",
  "sqlite",
];
const sentences = [
  "It began as a complaint and became a conversation with the operator.",
  "The page loads in under a second on a phone in a tunnel, because nothing is computed when it is asked for.",
  "A model is not a measurement, so every number shows how far it may be off.",
  "Staff can correct a record where they stand, and the correction is published before they have sat down again.",
  "Twelve museums in Kraków, Zürich and 東京 use it, in five languages and three scripts.",
  "The old system ran beside the new one for a year, and both had to agree every night.",
  "What could be a file is a file; what remains fits into two small programs.",
];

/** Item `at` of a list, modulo its length. */
const pick = <T>(list: readonly [T, ...T[]] | readonly T[], at: number): T | undefined => list[at % list.length];

/** The text of a project. It depends only on the number, so portfolios of any size start with the same projects. */
const project = (number: number): string => {
  const subject = pick(subjects, number * 7);
  const kind = ["client", "personal", "personal", "client", undefined][number % 5];
  const paragraphs = Array.from({ length: 1 + (number % 3) }, (_, paragraph) =>
    Array.from({ length: 2 + ((number + paragraph) % 4) }, (_, index) =>
      pick(sentences, number * 3 + paragraph * 5 + index),
    ),
  );
  return [
    "---",
    `title: Work ${number} on ${subject}`,
    `subtitle: ${pick(verbs, number)} ${subject} for those who wait`,
    `year: ${2026 - Math.min(26, Math.floor(number / 400))}`,
    ...(kind ? [`kind: ${kind}`] : []),
    `weight: ${number}`,
    `tags: [${[0, 1, 2].map((index) => pick(tags, number * 3 + index * 2)).join(", ")}]`,
    `link: https://work-${number}.example.com`,
    `repo: https://git.example.com/bench/work-${number}`,
    "---",
    "",
    ...paragraphs.map((paragraph) => `${paragraph.join(" ")}\n`),
  ].join("\n");
};

/** Writes a content folder with `count` projects. The other files are the sample's. */
export const writePortfolio = (folder: string, count: number): void => {
  cpSync("content", folder, { recursive: true, filter: (source) => !source.startsWith(join("content", "projects")) });
  const projects = join(folder, "projects");
  mkdirSync(projects);
  for (let number = 0; number < count; number += 1)
    writeFileSync(join(projects, `work-${String(number).padStart(5, "0")}.md`), project(number));
};
