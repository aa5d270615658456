import { expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";

test("what somebody has done is quoted from a page, and not from a line of skills", () => {
  const ask = answererFor({
    ...minimalPortfolio,
    experience: { skillGroups: [{ name: "Design", skills: ["Courtyards and roof gardens", "Planting"] }] },
    projects: [
      {
        ...{ slug: "pennant", title: "Pennant House roof terrace", year: "2021", weight: 0, tags: ["terraces"] },
        description: "Grasses and pines in a garden on the fifth floor.",
      },
    ],
  });
  const { statements } = ask("Have you designed roof gardens?");
  expect(statements.map(({ text }) => text).join(" ")).toContain("Grasses and pines");
});

test("a question that names a project is not answered with the page of another", () => {
  const project = (title: string, description: string) => ({
    ...{ slug: title.toLowerCase().replaceAll(" ", "-"), title, description, year: "2021", weight: 0, tags: [] },
  });
  const ask = answererFor({
    ...minimalPortfolio,
    projects: [
      project("Mountain rescue grid", "A map with a grid and numbers as large as a thumb."),
      project("Atlas of silence", "Everything went wrong in May. A rescue of the grid of noise went wrong twice."),
    ],
  });
  const answered = (text: string) => ask(text).statements.map((statement) => statement.path);
  expect(answered("What went wrong with the mountain rescue grid?")).not.toContain("/projects/atlas-of-silence");
  expect(answered("What went wrong with the atlas of silence?")).toContain("/projects/atlas-of-silence");
});

test("a word of an employer's name that a project also has does not ask for the employer", () => {
  const ask = answererFor({
    ...minimalPortfolio,
    experience: {
      experiences: [
        { company: "Lamp Office", role: "Drafter", start: "2015-02", end: "2019-03", tags: [], highlights: [] },
        { company: "Orrin & Vale", role: "Designer", start: "2019-04", tags: [], highlights: [] },
      ],
    },
    projects: [
      {
        ...{ slug: "moth", title: "Moth", year: "2018", weight: 0, tags: [] },
        description: "A lamp for reading in bed. Bodil Sand and Ines Roth worked on it with me.",
      },
    ],
  });
  const answered = (text: string) =>
    ask(text)
      .statements.map((statement) => statement.text)
      .join(" ");
  expect(answered("Who worked on the lamp?")).not.toContain("Projects from that time");
  expect(answered("What did she do at the Lamp Office?")).toContain("Drafter");
});

test("a question about the visitor's own case gets the FAQ, and not a list of projects", () => {
  const ask = answererFor({
    ...minimalPortfolio,
    experience: { skillGroups: [{ name: "Care", skills: ["Audits"] }] },
    projects: [{ slug: "pier", title: "Pier", description: "An audit of a pier.", tags: ["Audits"], weight: 0 }],
    faq: {
      questions: [{ question: "How long is an audit?", also: ["What do we get from an audit?"], answer: "A report." }],
    },
  });
  const text = (question: string) =>
    ask(question)
      .statements.map((statement) => statement.text)
      .join(" ");
  expect(text("What will we get at the end of an audit?")).toContain("A report.");
  expect(text("Which projects have to do with audits?")).toContain("Pier");
});

test("a page that lacks the name of a project does not answer a question about it", () => {
  const ask = answererFor({
    ...minimalPortfolio,
    profile: {
      ...minimalPortfolio.profile,
      about: "I maintain two free and open-source tools.",
    },
    projects: ["Tabstop", "Murmur", "Larder", "Hollin", "Rota", "Tide"].map((title) => ({
      ...{ slug: title.toLowerCase(), title, year: "2021", weight: 0, tags: [] },
      description: `${title} draws the order of a page on top of it.`,
    })),
  });
  const answered = (text: string) => ask(text).statements.map((statement) => statement.path);
  expect(answered("Is Tabstop a free open source tool that you maintain?")).not.toContain("/#about");
  expect(answered("Do you maintain free and open-source tools?")).toContain("/#about");
});
