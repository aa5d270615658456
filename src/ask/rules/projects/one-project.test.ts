import { describe, expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../../../test/support/content/small-portfolio.ts";

const project = (slug: string, title: string, start: string, end: string | undefined, description: string) => ({
  ...{ slug, title, start, year: start.slice(0, 4), description, weight: 0, tags: ["paper"] },
  ...{ link: `https://${slug}.example.com`, result: "Used by nine people.", role: ["Designer of the fold"] },
  ...(end && { end }),
});

const ask = answererFor({
  ...minimalPortfolio,
  experience: { awards: [{ title: "Paper Prize for Duty Sheet", awarder: "City of Porto", date: "2020" }] },
  projects: [
    project("duty", "Duty Sheet", "2018-11", "2019-06", "A sheet proposes swaps. Controllers printed it until 2024."),
    project("bell", "Bell Rope", "2023-02", undefined, "A rope counts its pulls. The knot is from a sailor."),
    project("kite", "When Will It Turn?", "2021", "2022", "Kites that face the wind."),
  ],
});
const answer = (text: string, ...previous: readonly string[]): string =>
  ask(text, ...previous)
    .statements.map((statement) => statement.text)
    .join(" ");

test("how a project works is what its page says, not its result", () => {
  for (const text of ["How does Duty Sheet work?", "How does the Duty Sheet work?"]) {
    expect(answer(text)).toContain("A sheet proposes swaps.");
    expect(answer(text)).not.toContain("Result of");
  }
  expect(answer("How does it work?", "What is Duty Sheet?")).toContain("A sheet proposes swaps.");
  expect(answer("Did Duty Sheet work?")).toContain("Used by nine people");
});

test("a website is what is asked about, unless its address is asked for", () => {
  expect(answer("Tell me about the Bell Rope website")).toContain("A rope counts its pulls.");
  expect(answer("What is the website of Bell Rope?")).toContain("https://bell.example.com");
});

test.each(["Where can I download Bell Rope?", "Where can I read about the Bell Rope?"])(
  "%j gets the address",
  (text) => {
    expect(answer(text)).toBe("Bell Rope is online at https://bell.example.com.");
  },
);

test("where somebody can get it after its introduction is the address of its source code if it has no other", () => {
  const codeOnly = answererFor({
    ...minimalPortfolio,
    projects: [
      { ...{ slug: "rig", title: "Creep Rig", year: "2022", description: "A rig bends clips.", weight: 0, tags: [] } },
      { ...{ slug: "bot", title: "Tide Bot", year: "2021", description: "It tells tides.", weight: 0, tags: [] } },
    ].map((each) => ({ ...each, ...(each.slug === "rig" && { repo: "https://git.example.com/rig" }) })),
  });
  expect(codeOnly("Where can I get it?", "What is Creep Rig?").statements.map(({ text }) => text)).toEqual([
    "Creep Rig's source code is at https://git.example.com/rig.",
  ]);
  const without = codeOnly("Where can I get it?", "What is Tide Bot?").statements;
  expect(without.map(({ text }) => text).join(" ")).not.toMatch(/public|online/);
});

describe("whether a project goes on", () => {
  test("is what its dates and its page say", () => {
    expect(answer("Is Duty Sheet still running?")).toBe(
      "Duty Sheet ran from November 2018 to June 2019. Controllers printed it until 2024.",
    );
    expect(answer("Is it still maintained?", "What is Bell Rope?")).toBe(
      "Bell Rope began in February 2023 and has no end date.",
    );
  });

  test("is only what its page says if it can be used after the work has ended", () => {
    expect(answer("Is Duty Sheet still used?")).toBe("Controllers printed it until 2024.");
    expect(answer("Is Bell Rope still in use?")).not.toContain("no end date");
  });
});

test("the owner's part is that in the project before", () => {
  for (const text of ["What was your part?", "what was her role in it?", "what was her role?"])
    expect(answer(text, "What is Duty Sheet?"), text).toContain("Designer of the fold");
  expect(answer("What was your part?", "What is Duty Sheet?", "Did that win anything?")).toContain(
    "Designer of the fold",
  );
});

test("a question that the project does not answer quotes no other page", () => {
  const { method, nearest = [] } = ask("Does it cost anything to knot?", "What is Duty Sheet?");
  expect([method, nearest]).toStrictEqual(["none", []]);
});

test("a title with one content word of English is named only by the whole title", () => {
  expect(answer("What is When will it turn?")).toContain("Kites that face the wind.");
  expect(answer("When did When Will It Turn start?")).toContain("2021");
  expect(answer("What kind of jobs do you turn down?")).not.toContain("Kites");
});

test("a heading of its page is part of it", () => {
  const called = answererFor({
    ...minimalPortfolio,
    projects: [
      project("bear", "Bear Rent", "2021", "2022", "A bear pays.\n\n## What went wrong\n\nAn ear sat in the gutter."),
      project("bell", "Bell Rope", "2023-02", undefined, "A rope counts its pulls."),
    ],
  });
  const text = called("What went wrong with Bear Rent?")
    .statements.map((statement) => statement.text)
    .join(" ");
  expect(text).toContain("An ear sat in the gutter.");
});

test("a project is found by the words of its address", () => {
  const called = answererFor({
    ...minimalPortfolio,
    projects: [
      project("kerb-lanterns", "Plan 400", "2021", "2022", "Where to put 400 lights."),
      project("bell", "Bell Rope", "2023-02", undefined, "A rope counts its pulls."),
    ],
  });
  const text = (question: string): string =>
    called(question)
      .statements.map((statement) => statement.text)
      .join(" ");
  expect(text("Tell me about the kerb lanterns project")).toContain("Where to put 400 lights.");
});

describe("of a project with a team", () => {
  const called = answererFor({
    ...minimalPortfolio,
    projects: [
      {
        ...project(
          "holdout",
          "The Paid Holdout",
          "2021",
          "2022",
          "We switched it off. It cost €900. Two towns noticed.",
        ),
        team: "Mika Sol, illustrator",
      },
      project("bell", "Bell Rope", "2023-02", undefined, "A rope counts its pulls."),
    ],
  });
  const text = (question: string, ...before: readonly string[]): string =>
    called(question, ...before)
      .statements.map((statement) => statement.text)
      .join(" ");

  test("a word of its name does not ask for a price", () => {
    expect(text("Tell me about The Paid Holdout")).toContain("We switched it off.");
  });

  test("who founded it is the owner's role, and who else is not", () => {
    expect(text("Who founded The Paid Holdout?")).toBe(
      "Role in The Paid Holdout: Designer of the fold. Team of The Paid Holdout: Mika Sol, illustrator.",
    );
    expect(text("Who else worked on The Paid Holdout?")).not.toContain("Designer of the fold");
  });

  test("a number is quoted with the rest of the page", () => {
    expect(text("How many noticed it?", "What is The Paid Holdout?")).toContain("Two towns noticed.");
  });
});

describe("a question about a project that needs one fact", () => {
  const called = answererFor({
    ...minimalPortfolio,
    experience: {
      awards: [
        { title: "Tidal Film Prize", awarder: "City of Porto", date: "2021" },
        { title: "Cold Lens Medal", awarder: "Club of Divers", date: "2020", summary: "For eleven pictures." },
      ],
    },
    projects: [
      {
        ...project(
          "wreck",
          "Iron Hull",
          "2019",
          "2020",
          "Nine dives to a boat. We laid 12 lines. It lies 22 metres down. The water had minus 1.8 degrees. " +
            "A plank of 40 kg came loose. The Club liked it.\n\nThe pictures won the Cold Lens Medal.",
        ),
        team: "Priya Osterlund (editor), Callum Works, contractor Bo Sand, illustrator",
      },
      project("bell", "Bell Rope", "2023-02", undefined, "A rope counts its pulls."),
    ],
  });
  const told = (text: string): string =>
    called(text, "What is Iron Hull?")
      .statements.map((statement) => statement.text)
      .join(" ");

  test.each([
    ["how deep was it?", /22 metres/],
    ["how cold was it", /1\.8 degrees/],
    ["how heavy was it", /40 kg/],
  ])("%s gets the sentence with the unit", (question, sentence) => {
    expect(told(question)).toMatch(sentence);
    expect(told(question).length).toBeLessThan(400);
  });

  test.each([
    ["who edited it?", "Priya Osterlund (editor)"],
    ["who was the contractor", "contractor Bo Sand"],
  ])("%s gets the member of the team", (question, member) => {
    expect(told(question).startsWith(`Team of Iron Hull: ${member}.`)).toBe(true);
  });

  test.each(["who illustrated it?", "who worked on it?"])("%s gets the whole team", (question) => {
    expect(told(question)).toContain("Priya Osterlund (editor), Callum Works, contractor Bo Sand, illustrator");
  });

  test("a prize is the one that its page names", () => {
    expect(told("did it win any awards?")).toContain("Cold Lens Medal (Club of Divers");
    expect(told("did it win any awards?")).not.toContain("Tidal");
  });
});
