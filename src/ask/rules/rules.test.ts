import { expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";

const ask = answererFor({
  ...minimalPortfolio,
  experience: {
    education: [{ institution: "Pellbrook College", degree: "Diploma" }],
    certificates: [{ name: "Baker's Licence", issuer: "Guild of Bakers" }],
    skillGroups: [{ name: "Kitchen", skills: ["Recipes", "Bread"] }],
  },
  faq: {
    questions: [{ question: "Why do some projects have no client name?", answer: "The contracts forbid it." }],
  },
  projects: [
    {
      slug: "oven",
      title: "Oven",
      description: "It was built in mud.",
      weight: 0,
      year: "2021",
      kind: "client",
      tags: ["Kitchen"],
    },
    { slug: "scale", title: "Scale", description: "It weighs flour.", weight: 1, year: "2020", kind: "personal" },
  ],
});
const answer = (text: string): string =>
  ask(text)
    .statements.map((statement) => statement.text)
    .join(" ");

test.each([
  ["Why do some projects have no client name?", "The contracts forbid it."],
  ["projects not for clients", "Scale"],
  ["Which certificates does she have?", "Baker's Licence"],
  ["What did she study?", "Pellbrook College"],
  ["Does she know recipes?", "Recipes"],
  ["What kitchen skills does she have?", "Bread"],
  ["What kitchen projects has she done?", "Oven"],
])("%j is answered by the rule for it", (text, words) => {
  expect(answer(text)).toContain(words);
});

test.each([
  ["Which of her certificates has expired?", "Pellbrook"],
  ["Is that too far for her?", "portfolio of"],
  ["Where does the name come from?", "portfolio of"],
  ["When may a hopeful author send in recipes for a bread book?", "Kitchen"],
])("%j gets nothing else from the person's data", (text, words) => {
  expect(answer(text)).not.toContain(words);
});

test.each(["Do you answer emails at the weekend?", "how quickly do you reply to emails"])(
  "%j gets when the owner answers, beside the address",
  (text) => {
    const ask = answererFor({ ...minimalPortfolio, contact: { availability: "I answer on Mondays." } });
    expect(ask(text).statements.map((statement) => statement.text)).toContain('Response time: "I answer on Mondays."');
  },
);
