import { describe, expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../../../test/support/content/small-portfolio.ts";
import { toAskResponse } from "../../answer.ts";
import { questionAnswerer } from "../../ask.ts";
import { buildKnowledge } from "../../index/build-knowledge.ts";
import { openKnowledge } from "../../knowledge/knowledge.ts";

const site = "https://ada.example.com";
const changelog = `# Changelog

## 1.0.0

### For owners

- Certificates and a phone number can be private.

### For API clients

- A request for a quotation of glazes is compared with the API.
`;
const profile = {
  ...minimalPortfolio.profile,
  phone: "+31 10 555 0100",
  profiles: [{ network: "Mastodon", url: "https://social.example.com/@ada" }],
};
const experience = {
  education: [{ institution: "Example School", degree: "Certificate" }],
  volunteer: [{ organization: "Repair Café", role: "Repairer", start: "2019", summary: "Radios on Saturdays." }],
  awards: [
    { title: "Golden Pot", awarder: "Guild of Potters", date: "2021-05" },
    { title: "Silver Bowl", date: "2019" },
  ],
  certificates: [
    { name: "Kiln Safety", issuer: "Example Board", date: "2020-03" },
    { name: "Certified Scrum Product Owner", issuer: "Example School", date: "2017" },
  ],
  publications: [{ title: "Glazes without lead", publisher: "Example Press", date: "2022" }],
  talks: [{ title: "Cracks", event: "Clay Days", location: "Delft", date: "2023-09" }],
  languages: [{ language: "Dutch", fluency: "native" }, { language: "Portuguese" }],
  interests: [{ name: "Rowing", keywords: ["sculls", "rivers"] }],
  references: [{ name: "Grace Example", text: "She never breaks a promise." }],
};
const knowledge = openKnowledge(buildKnowledge({ ...minimalPortfolio, profile, experience }, site, changelog));
const answerTo = questionAnswerer(knowledge);
const answer = (text: string): string =>
  toAskResponse(knowledge, text, answerTo({ text, limit: 3, scope: "site" })).answer;

test.each(["Would you speak at our conference?", "Have you worked with charities?"])(
  "%j asks for no list of what was done",
  (text) => {
    expect(answerTo({ text, limit: 3, scope: "site" }).rule).not.toBe("career lists");
  },
);

describe("the further lists of a career answer questions", () => {
  test.each([
    ["Where does she volunteer?", "Repairer, Repair Café (since 2019). Radios on Saturdays."],
    ["awards", "Golden Pot (Guild of Potters, May 2021). Silver Bowl (2019)."],
    ["Which prizes did she win in 2021?", "Golden Pot (Guild of Potters, May 2021)."],
    [
      "What certificates does she have?",
      "Kiln Safety (Example Board, March 2020). Certified Scrum Product Owner (Example School, 2017).",
    ],
    ["does she have CSPO", "Certified Scrum Product Owner (Example School, 2017)."],
    ["is she a certified scrum master?", "Certified Scrum Product Owner (Example School, 2017)."],
    ["what has she published", "Glazes without lead (Example Press, 2022)."],
    ["Which publisher published her?", "Glazes without lead (Example Press, 2022)."],
    ["talks", "Cracks (Clay Days, Delft, September 2023)."],
    ["Which languages do you speak?", "Dutch (native). Portuguese."],
    ["do you speak Portuguese", "Portuguese."],
    ["how many talks has she given", "This portfolio lists 1 talk. Cracks (Clay Days, Delft, September 2023)."],
    ["How many awards?", "This portfolio lists 2 awards. Golden Pot (Guild of Potters, May 2021). Silver Bowl (2019)."],
    ["hobbies", "Rowing (sculls, rivers)."],
    ["Who recommends her?", "Grace Example. She never breaks a promise."],
  ])("%s", (question, expected) => {
    expect(answer(question)).toBe(expected);
  });

  test.each(["Does she speak Finnish?", "Did she win the Nobel prize?"])("not with what they lack: %s", (question) => {
    expect(answer(question)).toMatch(/^This site has no (?:direct )?answer/);
  });
});

test.each([
  ["phone number", "Phone: +31 10 555 0100."],
  ["is she on Mastodon?", "Ada Muster is on Mastodon at https://social.example.com/@ada."],
])("%s is answered from the profile", (question, expected) => {
  expect(answer(question)).toBe(expected);
});

test("words of a range of years are no topic, and a phone number that is not published is refused", () => {
  const projects = ["2019", "2023"].map((year) => ({
    ...{ slug: `pot-${year}`, title: `Pot ${year}`, year, weight: 0 },
    description: "A pot before a phone.",
  }));
  const dated = openKnowledge(buildKnowledge({ ...minimalPortfolio, projects }, site, changelog));
  const ask = questionAnswerer(dated);
  const said = (text: string) => toAskResponse(dated, text, ask({ text, limit: 3, scope: "site" })).answer;
  expect(said("projects before 2022")).toContain("Pot 2019");
  expect(said("projects before 2022")).not.toContain("Pot 2023");
  expect(said("What is the phone number?")).toMatch(/^This site has no (?:direct )?answer/);
});

test("the changelog for owners is never quoted", () => {
  expect(knowledge.chunks.filter(({ blocks }) => blocks.some((text) => text.includes("can be private")))).toEqual([]);
});

test.each([
  ["Where do I send a request for a quotation of glazes?", false],
  ["What changed in the API about the request for a quotation?", true],
])("only questions for changes are answered from the changelog: %j", (text, isQuoted) => {
  expect(answer(text).includes("compared with the API")).toBe(isQuoted);
});

test.each([
  ["What talks has she given?", "Cracks"],
  ["Have you given any talks?", "Cracks"],
  ["Do you give talks?", "Gladly, for the train fare."],
])("%j with an FAQ entry on talks gets %s", (text, words) => {
  const ask = answererFor({
    ...minimalPortfolio,
    experience: { talks: [{ title: "Cracks", event: "Clay Days", date: "2023-09" }] },
    faq: { questions: [{ question: "Do you give talks?", answer: "Gladly, for the train fare." }] },
  });
  expect(
    ask(text)
      .statements.map((statement) => statement.text)
      .join(" "),
  ).toContain(words);
});

describe("a question for the awards, talks or publications of one project", () => {
  const project = (title: string) => ({
    slug: title.toLowerCase(),
    title,
    description: `${title} of clay.`,
    weight: 0,
  });
  const ask = answererFor({
    ...minimalPortfolio,
    experience: {
      awards: [
        { title: "Golden Pot, for Amphora", date: "2021" },
        { title: "Silver Bowl", date: "2019" },
      ],
      talks: [{ title: "Cracks", event: "Clay Days", date: "2023", summary: "What Amphora taught me." }],
    },
    projects: [project("Amphora"), project("Jug")],
  });
  const said = (text: string, ...previous: readonly string[]): string =>
    ask(text, ...previous)
      .statements.map((statement) => statement.text)
      .join(" ");

  test.each([
    ["Did Amphora win a prize?", [], "Golden Pot, for Amphora (2021)."],
    ["Did that win anything?", ["What is Amphora?"], "Golden Pot, for Amphora (2021)."],
    ["any talks about it?", ["What is Amphora?"], "Cracks (Clay Days, 2023). What Amphora taught me."],
  ])("%j gets the entries that name it", (text, previous, expected) => {
    expect(said(text, ...previous)).toBe(expected);
  });

  test("another project's are not an answer", () => {
    expect(said("Did Jug win a prize?")).not.toMatch(/Golden|Silver/);
  });
});
