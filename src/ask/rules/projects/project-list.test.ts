import { describe, expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../../../test/support/content/small-portfolio.ts";
import { joinStatements } from "../../answer.ts";

const project = (slug: string, title: string, facts: Record<string, unknown>) => ({
  slug,
  title,
  description: `The text of ${title}.`,
  weight: 0,
  ...facts,
});

const ask = answererFor({
  ...minimalPortfolio,
  experience: { skillGroups: [{ name: "Tools", skills: ["Rust"] }] },
  projects: [
    project("harbor", "Harbor Map", { year: "2024", kind: "client", client: "Port of Delft", tags: ["Rust", "maps"] }),
    project("tide", "Tide Clock", {
      year: "2022",
      kind: "personal",
      tags: ["Rust", "jam"],
      start: "2022-01",
      end: "2022-03",
    }),
    project("locks", "Lock Signs", {
      ...{ year: "2021", kind: "client", client: "Port of Delft", tags: ["maps"], start: "2019-05", end: "2021-02" },
      ...{ team: "2 designers and 3 engineers", description: "Signs for 12 locks. The budget was 40,000 euros." },
    }),
    project("pots", "Jam Pots", { year: "2019", kind: "personal", tags: ["jam"], start: "2019-06" }),
  ],
});
const answer = (text: string, ...previous: readonly string[]): string =>
  ask(text, ...previous)
    .statements.map((statement) => statement.text)
    .join(" ");

test("projects whose pages name a skill without the tag are named too", () => {
  const described = (slug: string, title: string, description: string, tags: readonly string[] = []) =>
    project(slug, title, { description, tags, year: "2020" });
  const portfolio = {
    ...minimalPortfolio,
    experience: { skillGroups: [{ name: "Tools", skills: ["Rust", "Go"] }] },
    projects: [
      described("harbor", "Harbor", "A map.", ["Rust", "Go"]),
      described("tide", "Tide", "The clock is 40 lines of Rust."),
      described("pots", "Pots", "They go into the oven, and Rustam glazes them."),
    ],
  };
  const text = (question: string) => joinStatements(answererFor(portfolio)(question).statements);
  expect(text("Which projects use Rust?")).toContain(
    "uses Rust: Harbor (2020). The page of Tide (2020) also names Rust.",
  );
  expect(text("Which projects use Go?")).not.toContain("also");
});

describe("projects are listed and counted", () => {
  test.each([
    ["Which projects use Rust?", "Two of Ada Muster's 4 projects use Rust: Harbor Map (2024) and Tide Clock (2022)."],
    [
      "maps projects",
      "Two of Ada Muster's 4 projects have the topic maps: Harbor Map (2024) and Lock Signs (2019 to 2021).",
    ],
    ["How many client projects are there?", "Two of Ada Muster's 4 projects are client work:"],
    ["projects for the Port of Delft", "are for Port of Delft: Harbor Map (2024) and Lock Signs (2019 to 2021)."],
    ["projects not for clients", "are not client work: Tide Clock (2022) and Jam Pots (since 2019)."],
    [
      "Rust projects that are not for clients",
      "One of Ada Muster's 4 projects is not client work and uses Rust: Tide Clock",
    ],
    ["jam projects", "have the topic jam: Tide Clock (2022) and Jam Pots (since 2019)."],
    [
      "client projects before 2022",
      "One of Ada Muster's 4 projects is client work and is from 2019 to 2021: Lock Signs",
    ],
    ["projects in 2023", "One of Ada Muster's 4 projects is from 2023: Jam Pots"],
    ["projects in 2024", "Two of Ada Muster's 4 projects are from 2024: Harbor Map (2024) and Jam Pots"],
    ["ongoing projects", "has not ended: Jam Pots (since 2019)"],
    ["current projects", "has not ended: Jam Pots (since 2019)"],
    ["What are you working on at the moment?", "has not ended: Jam Pots (since 2019)"],
    ["team projects", "names a team: Lock Signs"],
    ["What is the first project?", "The earliest project is Lock Signs (2019 to 2021)."],
    ["latest project rather Ada", "The latest project is Harbor Map (2024)."],
    ["latest project not for clients", "The latest of these projects is Tide Clock (2022)."],
    ["What is the longest project?", "The longest project is Lock Signs (2019 to 2021)."],
    ["Which project took the longest?", "The longest project is Lock Signs (2019 to 2021)."],
    ["Which project lasted longest?", "The longest project is Lock Signs (2019 to 2021)."],
    ["shortest project", "The shortest project is Tide Clock (2022)."],
    ["Which project had the biggest team?", "Team of Lock Signs: 2 designers and 3 engineers."],
  ])("%s", (question, words) => {
    expect(answer(question)).toContain(words);
  });

  test.each(["projects in 2027", "projects about submarines", "projects without submarines", "Why does she use Rust?"])(
    "not for what is unknown: %s",
    (question) => {
      expect(ask(question).method).not.toBe("intent");
    },
  );
});

describe("a follow-up", () => {
  test.each([
    [
      "which of them are for clients?",
      ["Which projects use Rust?"],
      "One of these 2 projects is client work: Harbor Map (2024)",
    ],
    ["only since 2024", ["Which projects use Rust?"], "One of these 2 projects is from 2024"],
    ["how many of those?", ["Which projects use Rust?"], "Two of Ada Muster's 4 projects are in that list"],
    ["the second one?", ["Which projects use Rust?"], "Tide Clock (2022)"],
    ["who was the client?", ["Tell me about the Harbor Map"], "Client of Harbor Map: Port of Delft."],
    ["and the budget?", ["Tell me about Lock Signs"], "The budget was 40,000 euros."],
  ])("narrows the list or keeps the project: %s", (question, previous, words) => {
    expect(answer(question, ...previous)).toContain(words);
  });
});

describe("two projects are compared", () => {
  test.each([
    [
      "Harbor Map or Tide Clock, which is older?",
      ["Tide Clock came first.", "Harbor Map is from 2024.", "Tide Clock ran from January 2022 to March 2022."],
    ],
    ["tide clock vs lock signs", ["Tide Clock (2022)", "Lock Signs (2019 to 2021)"]],
    ["What is the difference between Jam Pots and Lock Signs?", ["Jam Pots (since 2019)", "Lock Signs (2019 to 2021)"]],
  ])("%s", (question, words) => {
    for (const each of words) expect(answer(question)).toContain(each);
  });
});

test("what differs between two names can be a number", () => {
  const audits = answererFor({
    ...minimalPortfolio,
    projects: [
      project("audit-2021", "Hospital audit of 2021", { year: "2021" }),
      project("audit-2023", "Hospital audit of 2023", { year: "2023" }),
      project("power", "Power plant", { year: "2023" }),
    ],
  });
  const said = audits("hospital audit 2021 vs 2023").statements.map(({ text }) => text);
  expect(said.filter((text) => text.endsWith(":"))).toEqual([
    "Hospital audit of 2021 (2021):",
    "Hospital audit of 2023 (2023):",
  ]);
});

test("a client's projects include those for it and others", () => {
  const clients = ["Port of Delft", "Port of Delft and two mills", "Delft Porters"];
  const ask = answererFor({
    ...minimalPortfolio,
    projects: clients.map((client, index) => project(`p${index}`, `Work ${index}`, { year: "2024", client })),
  });
  expect(ask("Which projects were for the Port of Delft?").statements[0]?.text).toBe(
    "Two of Ada Muster's 3 projects are for Port of Delft: Work 0 (2024) and Work 1 (2024).",
  );
});

test("the longest running project may run on, and the one that took longest has ended", () => {
  const dated = (slug: string, title: string, start: string, end?: string) =>
    project(slug, title, { start, year: end ?? start.slice(0, 4), ...(end && { end }) });
  const portfolio = {
    ...minimalPortfolio,
    projects: [
      dated("pier", "Pier", "2016-06"),
      dated("reef", "Reef", "2018-01", "2020-12"),
      dated("bay", "Bay", "2021-01", "2021-03"),
    ],
  };
  const text = (question: string) => joinStatements(answererFor(portfolio)(question).statements);
  expect(text("Which is her longest running project?")).toContain("The longest project is Pier");
  expect(text("Which project took the longest?")).toContain("The longest project is Reef");
  expect(text("Which project was the shortest?")).toContain("The shortest project is Bay");
  expect(text("Which projects are still running?")).toContain("Pier");
});
