import { describe, expect, test } from "vitest";
import { answererOf } from "../../../test/support/ask/quality/usual-questions.ts";
import { answererFor, knowledgeFor, minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";
import { joinStatements, toAskResponse } from "../answer.ts";

const job = (company: string, role: string, start: string, end?: string) => ({
  ...{ company, role, start, tags: [], highlights: [] },
  ...(end && { end }),
});

const ask = answererFor({
  ...minimalPortfolio,
  experience: {
    experiences: [
      job("Harbor Bakery", "Adviser", "2022-02"),
      job("Muster Ovens", "Owner", "2019-10"),
      job("Mill Street School", "Cook", "2012-01", "2019-09"),
    ],
  },
  faq: {
    questions: [
      { question: "Do the bread courses help?", answer: "Most people bake every week afterwards." },
      { question: "Do you bake at night?", answer: "No, in the morning." },
      { question: "What do you charge?", answer: "Forty euros an hour." },
      { question: "May interns join you?", answer: "One each summer, who can ask Bodil Sand about it." },
    ],
  },
  projects: [
    {
      ...{
        slug: "red-team",
        title: "Red Team Ovens",
        description: "It was stopped because the chimney leaked.",
        weight: 0,
      },
      ...{ year: "2023", team: "Three bakers" },
    },
  ],
});
const answer = (text: string, ...previous: readonly string[]): string =>
  ask(text, ...previous)
    .statements.map((statement) => statement.text)
    .join(" ");

describe("a usual question in other words", () => {
  test.each([
    ["cv pdf", "resume is at"],
    ["elevator pitch", "Current position: Owner at Muster Ovens."],
    ["job before the present one", "Mill Street School"],
  ])("%j is answered by the rule for it", (text, words) => {
    expect(answer(text)).toContain(words);
  });

  test("is answered in a conversation too", () => {
    expect(answer("cv pdf", "Do you bake at night?")).toContain("resume is at");
  });

  test("that names somebody else is refused", () => {
    expect(ask("Where does Grimhilde Sorgenfrei live?").method).toBe("none");
  });

  test.each(["projects since", "{from} {to}", "show me projects between"])(
    "without a year, %j is no question for years",
    (text) => {
      expect(answer(text)).not.toContain("{");
    },
  );
});

test("all present positions are named", () => {
  expect(answer("Who are you?")).toMatch(/Adviser at Harbor Bakery\..*Owner at Muster Ovens\./);
});

test("a word in the title of a project does not ask for that fact, and a reason comes from its page", () => {
  expect(answer("Why was Red Team Ovens stopped?")).toContain("because the chimney leaked");
  expect(answer("Why was Red Team Ovens stopped?")).not.toContain("Team of");
});

test("an FAQ entry without the number that is asked for is no answer", () => {
  expect(answer("Do the bread courses help?")).toContain("every week");
  expect(answer("How many nurses did bread courses help?")).not.toContain("every week");
});

test("the documentation of the API does not answer a question to the person", () => {
  expect(ask("how many requests do you get per day").method).toBe("none");
});

describe("a question about what the FAQ is about", () => {
  test.each([
    ["day rate", "Forty euros"],
    ["How expensive would it be to hire you?", "Forty euros"],
    ["could our student shadow you for a week", "One each summer"],
    ["wat does it csot to hire you", "Forty euros"],
  ])("%j is answered by the entry", (text, words) => {
    expect(ask(text).method).toBe("faq");
    expect(answer(text)).toContain(words);
  });

  test.each([
    ["Would you sign a non-disclosure agreement?", "no entry is about it"],
    ["How much did Red Team Ovens cost?", "it names a project"],
    ["What did Grimhilde Sorgenfrei charge?", "it names somebody else"],
  ])("%j is not answered: %s", (text) => {
    expect(ask(text).method).not.toBe("faq");
    expect(answer(text)).not.toContain("Forty");
  });
});

test.each([
  ["is she on LinkedIn", "the profile names no account there"],
  ["linkedin profile", "the documentation has an example"],
])("%j is refused: %s", (text) => {
  expect(ask(text).method).toBe("none");
});

test.each(["email of Bodil Sand", "contact bodil sand"])("%j does not get the owner's address", (text) => {
  expect(answer("What is her email address?")).toContain("@");
  expect(answer(text)).not.toContain("@");
});

test("a noun of the owner's own means projects", () => {
  expect(answer("Which of her ovens are about the red team?")).toContain("Red Team Ovens");
});

describe("an FAQ entry", () => {
  const entry = (question: string, answer: string, ...also: readonly string[]) => ({
    ...{ question, answer },
    ...(also.length > 0 && { also: [...also] }),
  });
  const askFaq = answererFor({
    ...minimalPortfolio,
    faq: {
      questions: [
        entry("Are you insured?", "For two million."),
        entry("Do you guarantee your work?", "For ten years."),
        entry("What do you charge?", "Forty euros an hour.", "Is there a discount for charities?"),
        entry("Do you use AI?", "Only for letters."),
      ],
    },
  });

  test.each([
    ["What would a day with you cost?", "What do you charge? Forty euros an hour.", "the subject of its question"],
    ["Do charities get a lower price?", "What do you charge? Forty euros an hour.", "the subject of another wording"],
    [
      "do you offer a warranty",
      "Do you guarantee your work? For ten years.",
      "a related word, of two with the subject",
    ],
    ["are you covered by an insurance", "Are you insured? For two million.", "its own word, of two with the subject"],
    ["Would ChatGPT write your code?", "Do you use AI? Only for letters.", "words of the API beside it"],
  ])("is found for %j, and named: %s", (text, words) => {
    expect(joinStatements(askFaq(text).statements)).toBe(words);
  });

  test.each(["What do you charge?", "what do you charge", "do you use AI"])(
    "is not named for its own words: %j",
    (text) => {
      expect(askFaq(text).statements).toHaveLength(1);
    },
  );
});

test("no FAQ entry is found for a question of small words, or for what comes before a question", () => {
  const askFaq = answererFor({
    ...minimalPortfolio,
    faq: {
      questions: [
        { question: "Can you take over an app that somebody else wrote?", answer: "Please." },
        { question: "Do you work remotely?", answer: "Mostly, yes." },
      ],
    },
  });
  expect(askFaq("Would you take over our app?").method).toBe("faq");
  expect(askFaq("We run an online casino. Would you take us on?").method).toBe("none");
});

describe("a usual question about one thing", () => {
  const askCareer = answererFor({
    ...minimalPortfolio,
    experience: {
      experiences: [
        job("Harbor Bakery", "Adviser", "2022-02"),
        job("Mill Street School", "Cook", "2012-01", "2019-09"),
      ],
      awards: [{ title: "Golden Peel", awarder: "Guild of Ovens", date: "2021" }],
      talks: [
        { title: "Rye without tears", event: "Crumb Days", date: "2023" },
        { title: "Ovens of clay", event: "Crumb Days", date: "2024" },
      ],
      hackathons: [{ name: "Dough Jam", award: "Second prize", date: "2020-05" }],
    },
    projects: [{ slug: "rye", title: "Rye Calendar", description: "A calendar.", weight: 0, year: "2015" }],
  });
  const said = (text: string): string =>
    askCareer(text)
      .statements.map((statement) => statement.text)
      .join(" ");

  test.each([
    ["Have you given a talk on rye?", "Rye without tears"],
    ["What was your very first job like?", "Mill Street School"],
    ["Have you won any hackathons?", "Dough Jam"],
  ])("%j is answered", (text, words) => {
    expect(said(text)).toContain(words);
  });
});

describe("a page without much else in common with the question", () => {
  const askSmall = answererFor({
    ...minimalPortfolio,
    experience: {
      experiences: [
        {
          ...job("Saint Oda", "Interpreter", "2009-07", "2010-08"),
          description: "In the emergency room of a hospital.",
        },
        job("Harbor Bakery", "Adviser", "2022-02"),
      ],
    },
    projects: [
      { slug: "gate", title: "The Drydock Gate", description: "A gate that leaked.", weight: 0, year: "2025" },
      { slug: "rye", title: "Rye Calendar", description: "A case of dates.", weight: 0, year: "2015" },
      { slug: "oven", title: "Oven", description: "An oven in a case of glass.", weight: 0, year: "2016" },
    ],
  });
  const saidOf = (text: string): string =>
    askSmall(text)
      .statements.map((statement) => statement.text)
      .join(" ");

  test.each([
    ["Tell me about the drydock case", "A gate that leaked."],
    ["Does she have experience in hospitals?", "In the emergency room of a hospital."],
  ])("is quoted for %j, which asks for it", (text, words) => {
    expect(saidOf(text)).toContain(words);
  });

  test.each(["Tell me about the harbor of Rotterdam", "Did she work at a brewery?", "tell me a joke about gates"])(
    "is not quoted for %j",
    (text) => {
      expect(askSmall(text).method).toBe("none");
    },
  );
});

test("a refused question about how the owner works names the address to write to", () => {
  const knowledge = knowledgeFor(minimalPortfolio);
  const { facts } = knowledge;
  const response = (text: string): string => toAskResponse(knowledge, text, ask(text)).answer;
  const invitation = `To ask ${facts.profile.name}, write to ${facts.profile.email}.`;
  expect(response("Would you sign a non-disclosure agreement?")).toContain(invitation);
  expect(response("best pizza in rome")).not.toContain(invitation);
});

test("an entry of the FAQ with the words of a question comes before one about its subject", () => {
  const ask = answererFor({
    ...minimalPortfolio,
    faq: {
      questions: [
        { question: "Who owns the copyright, and what may we do with the pictures?", answer: "I keep it." },
        { question: "How long until we get our pictures?", answer: "Six weeks." },
      ],
    },
  });
  expect(ask("How long until we get the pictures?").statements[0]?.text).toBe("Six weeks.");
});

test.each(["How big is her team?", "how large is the team"])("%s does not ask why to hire her", (text) => {
  expect(ask(text).rule).not.toBe("pitch");
});

test("what somebody has done is found on the pages of projects, before the FAQ", () => {
  const cake = (slug: string, title: string, description: string) => ({
    ...{ slug, title, description, weight: 0, year: "2023" },
  });
  const ask = answererFor({
    ...minimalPortfolio,
    faq: {
      questions: [{ question: "Do you take parties?", answer: "Yes, wedding parties of any size, big or small." }],
    },
    projects: [cake("barn", "Barn Cake", "A big wedding."), cake("sun", "Sun Cake", "A cake for a harbor.")],
  });
  expect(ask("Did she do big weddings?").results[0]?.name).toBe("Barn Cake");
  expect(ask("Do you do a big wedding?").results[0]?.name).toBe("Do you take parties?");
});

test("the passage of a refusal does not begin with a yes to another question", () => {
  const engineer = answererOf("test/fixtures/portfolios/engineer");
  const text = "If her calculations turned out wrong and we suffered a loss, for what sum would she be covered?";
  const { method, nearest } = engineer({ text, limit: 5, scope: "site" });
  expect(method).toBe("none");
  expect(nearest?.[0]?.text).toBe("Tannery Yard gabion wall, 2022.");
});

test("an entry of the FAQ in words that are made plain is found with them", () => {
  const ask = answererFor({
    ...minimalPortfolio,
    profile: { ...minimalPortfolio.profile, availability: "From May" },
    faq: { questions: [{ question: "What kind of job are you looking for?", answer: "Back-end work." }] },
  });
  expect(ask("What kind of job are you looking for?").statements[0]?.text).toBe("Back-end work.");
  expect(ask("What are you looking for?").statements[0]?.text).toContain("From May");
});

test("how somebody got the first job is in the FAQ, and which it was is not", () => {
  const ask = answererFor({
    ...minimalPortfolio,
    experience: { experiences: [job("Mill Bakery", "Baker", "2012-01", "2014-01")] },
    faq: { questions: [{ question: "How did you get into this?", answer: "Through a broken oven." }] },
  });
  expect(joinStatements(ask("How did you get your first job as a baker?").statements)).toBe(
    "How did you get into this? Through a broken oven.",
  );
  expect(ask("What was your first job?").statements[0]?.text).toContain("Mill Bakery");
});

test("a field that the owner studied does not keep the FAQ from answering", () => {
  const potter = answererFor({
    ...minimalPortfolio,
    experience: {
      education: [{ institution: "School of Clay", degree: "BA", field: "Ceramics" }],
    },
    faq: { questions: [{ question: "Why did you choose this work?", answer: "My aunt made ceramics in her shed." }] },
  });
  expect(joinStatements(potter("How did she get into ceramics?").statements)).toContain("in her shed");
  expect(joinStatements(potter("What did she study at the School of Clay?").statements)).toContain("BA, Ceramics");
});

test("words of a usual question that belong to a client, a visitor or a thing do not ask it", () => {
  const ask = answererFor({
    ...minimalPortfolio,
    profile: { ...minimalPortfolio.profile, location: "Porto" },
    experience: { education: [{ institution: "School of Clay", degree: "BA", field: "Ceramics" }] },
    projects: [{ slug: "oven", title: "Oven", client: "Channel Harbor", description: "The kiln was cold.", weight: 0 }],
    faq: { questions: [{ question: "Do you work alone?", answer: "With two apprentices." }] },
  });
  const text = (question: string): string => joinStatements(ask(question).statements);
  expect(text("Who do you work with?")).toContain("two apprentices");
  expect(text("Who have you worked with at Channel Harbor?")).not.toContain("apprentices");
  expect(text("What did she study?")).toContain("School of Clay");
  expect(text("I'm a student at an art school, would she look at my work?")).not.toContain("School of Clay");
  expect(text("Where does she live?")).toContain("Porto");
  expect(text("Which kiln does she have at home?")).not.toContain("Porto");
});
