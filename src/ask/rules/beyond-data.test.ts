import { describe, expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";

const project = (slug: string, title: string, year: string, description: string) => ({
  ...{ slug, title, year, description, weight: 0 },
  ...{ kind: "client" as const, client: "Harbor Clinic", tags: ["patients"] },
});

const ask = answererFor({
  ...minimalPortfolio,
  profile: { ...minimalPortfolio.profile, location: "Porto", availability: "Free from May" },
  contact: { ...minimalPortfolio.contact, availability: "Mondays" },
  experience: {
    experiences: [{ company: "Kiln Works", role: "Potter", start: "2015-05", highlights: [], tags: [] }],
    education: [
      { institution: "Clay School", degree: "Master", start: "2010", end: "2012" },
      { institution: "Loam College", degree: "Diploma", start: "2007", end: "2010" },
    ],
    references: [{ name: "Iris Mill", text: "She came back to fix a cup." }],
    languages: [{ language: "Portuguese", fluency: "Native" }],
    awards: [
      { title: "Bowl Prize", awarder: "Guild of Glaze", date: "2022" },
      { title: "Young Potter", awarder: "City of Porto", date: "2012" },
    ],
  },
  projects: [
    project(
      "waiting-room",
      "Waiting Room",
      "2021",
      "Patients drink from these 14 cups. After 10 years, the light is excellent.",
    ),
    project("harvest", "Harvest", "2013", "Jugs for the harvest. The cheapest clay made 5 of them."),
  ],
});
const answer = (text: string, ...previous: readonly string[]): string =>
  ask(text, ...previous)
    .statements.map((statement) => statement.text)
    .join(" ");

describe("work that a question asks to see is the projects", () => {
  test.each([
    ...["Can I see some of her work?", "examples of your work", "Where can I see her work?", "her best work"],
    ...["see portfolio", "can i see your portfolio", "work samples", "samples?", "What work has she done?"],
  ])("%j", (text) => {
    expect(answer(text)).toContain("There are 2 projects");
  });

  test.each(["What is her work experience?", "Tell me about her work at Kiln Works"])("not in %j", (text) => {
    expect(answer(text)).toContain("has worked as Potter at Kiln Works");
  });
});

describe("what the data does not say is not answered with what it says", () => {
  test.each([
    ["projects older than 10 years", "earliest"],
    ["Do you do site visits?", "links"],
    ["Can I talk to somebody who has worked with you?", "career lists"],
    ["Can we see a draft before you make it as a potter?", "before a role"],
    ["projects from last year", "projects"],
    ["Which project was finished on 14 March 2021?", "projects"],
    ["How many publishers said no?", "2 projects"],
    ["Who was with her?", "portfolio of"],
    ["next project", "projects"],
    ["biggest project", "projects"],
    ["Which project took longest?", "projects"],
    ["shortest project", "projects"],
    ["How old are you?", "10 years"],
    ["thank you very much", "portfolio of"],
    ["What has she done about it?", "portfolio of"],
    ["We are a small school. What could you do for us?", "portfolio of"],
    ["Who would come?", "portfolio of"],
    ["can we have a quick call", "MCP"],
    ["experience with message queues", "MCP"],
    ["What about message queues?", "Mondays"],
    ["is the code public", "Errors"],
    ["What did you learn?", "Clay School"],
    ["projects with more than 5 people", "Harvest"],
    ["How long does a project take?", "2 projects"],
    ["What do clients say about her?", "client work"],
    ["How many months until the clay is dry?", "mention"],
    ["When does building start?", "2 projects"],
    ["What is the weather like in Porto tomorrow?", "Porto"],
    ["cheapest project", "mention"],
    ["hardest project", "Harvest"],
    ["Who made this website?", "2 projects"],
    ["How did the last project go?", "GET"],
    ["Do you work weekends?", "has worked"],
    ["Can she work from home?", "Porto"],
    ["references available?", "Free from May"],
    ["Is my data safe?", "POST"],
    ["Does she have any patents?", "Waiting Room"],
    ["Which projects used Excel?", "Waiting Room"],
    ["Where are her projects located?", "Porto"],
    ["Where did she live before?", "based in"],
    ["Does she like to hear about parents?", "Waiting Room"],
  ])("%j", (text, words) => {
    expect(answer(text)).not.toContain(words);
  });
});

test.each([
  ["What is her highest degree?", "Clay School"],
  ["highest degree", "Clay School"],
  ["projects older than 2015", "Harvest"],
  ["Which project is the most recent?", "Waiting Room"],
  ["Where does she work?", "Kiln Works"],
  ["What was her first job after college?", "Kiln Works"],
  ["Which projects are finished?", "have ended"],
  ["Who is she, in one sentence?", "Potter at Kiln Works"],
  ["Who was the client of the latest project?", "Client of Waiting Room: Harbor Clinic."],
  ["How many years in business?", "since May 2015"],
  ["Is she free in June?", "Free from May"],
  ["Which languages can you work in?", "Portuguese"],
  ["What languages do you work with?", "Portuguese"],
  ["What do former clients say about her?", "She came back to fix a cup."],
  ["whats she like to work with", "She came back to fix a cup."],
  ["What is the best time to email her?", "Mondays"],
])("%j is still answered", (text, words) => {
  expect(answer(text)).toContain(words);
});

test.each([
  ["What was her last award?", "Bowl Prize", "Young Potter"],
  ["the last project", "Waiting Room", "Harvest"],
])("%j is the latest one", (text, latest, other) => {
  expect(answer(text)).toContain(latest);
  expect(answer(text)).not.toContain(other);
});

test("the last two projects are the latest ones", () => {
  expect(answer("the last two projects")).toContain("Another is Harvest");
});

test("the first award is the earliest one", () => {
  expect(answer("What was her first award?")).toContain("Young Potter");
  expect(answer("What was her first award?")).not.toContain("Bowl Prize");
});

test.each([
  ["And the first?", "What is the latest project?", "The earliest project is Harvest"],
  ["the newest?", "Which is the oldest project?", "The latest project is Waiting Room"],
  ["And her first?", "What was her last award?", "Young Potter"],
  ["Which was the first?", "Which projects are for clients?", "The earliest of these projects is Harvest"],
  ["who was it for", "Tell me about Waiting Room", "Client of Waiting Room: Harbor Clinic."],
  ["is the code public", "Tell me about Waiting Room", "source code is not public."],
  ["When did she finish?", "What was her first degree?", "From 2007 to 2010"],
])("%j after %j is about the same", (text, previous, words) => {
  expect(answer(text, previous)).toContain(words);
});

test("a language that is not listed is not answered with one that is", () => {
  expect(ask("and German?", "Which languages does she speak?").method).toBe("none");
  expect(answer("and Portuguese?", "Does she speak French?")).toContain("Portuguese");
});

describe("private life", () => {
  const withFaq = (question: string, answer: string) =>
    answererFor({
      ...minimalPortfolio,
      faq: { questions: [{ question, answer }] },
      projects: [
        project("vows", "Vow Bowls", "2020", "Bowls for couples who married in Porto, with children or without."),
      ],
    });

  test.each(["Are you married?", "are you married yourself", "Does she have children?", "do you have any kids"])(
    "%j is not answered with what the texts say of others",
    (text) => {
      expect(withFaq("Can children come?", "From six, with a parent.")(text).method).toBe("none");
    },
  );

  test("an owner who wants to say it is quoted", () => {
    expect(
      withFaq("Do you have children?", "Two, who glaze better than I do.")("Do you have any children?").method,
    ).toBe("faq");
  });
});
