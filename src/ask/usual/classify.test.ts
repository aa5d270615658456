import { expect, test } from "vitest";
import { usualClassifier } from "./classify.ts";
import usual from "./table.json" with { type: "json" };

const classify = usualClassifier(usual.table, () => false);

test.each([
  ["elevator pitch", "pitch"],
  ["whose site is this", "name"],
  ["cv pdf", "resume"],
  ["has she spoken at events", "talks"],
  ["projects between 2019 and 2021", "in-years"],
])("%j asks for %s", (text, fact) => {
  expect(classify(text)?.name).toBe(fact);
});

/** Plain wordings, as owners write them over their answers and visitors ask. Many were not recognized, unlike long ones. */
const plainWordings: Readonly<Record<string, readonly string[]>> = {
  price: [
    "How much do you charge?",
    "What are your rates?",
    "How much does it cost?",
    "prices",
    "How do you price your work?",
  ],
  payment: ["How do I pay?", "When do I have to pay?", "Do you take a deposit?", "How do you invoice?"],
  cancellation: ["What if I cancel?", "What is your cancellation policy?", "Can we postpone?"],
  "lead-time": ["How long does it take?", "What is the turnaround time?"],
  remote: ["Can you work remotely?", "Do you work on site?"],
  travel: ["Do you travel?", "How far do you travel?"],
  confidentiality: ["Will you sign an NDA?", "Can you keep a secret?"],
  rights: ["Who owns the result?", "Who owns the copyright?", "Do we get the source files?"],
  discount: ["Do you give discounts?", "Do you give charities a discount?"],
  process: ["How do we start?", "What happens first?", "What do you need from me?"],
  team: ["Do you work alone?", "Do you have a team?"],
  students: ["Do you take interns?", "Do you mentor?"],
  declines: ["What don't you do?", "What do you turn down?"],
  insurance: ["Are you insured?"],
  failure: ["What was your biggest mistake?", "Have you ever failed?"],
  employment: ["Are you looking for a job?", "Would you take a permanent job?"],
  urgent: ["Do you take rush jobs?"],
  "small-jobs": ["Is there a minimum?", "Is my project too small?"],
  "work-permit": ["Do you need a visa?"],
};

test.each([
  ["of visitors", usual.table, 0.5],
  ["over answers", usual.headings, 0.56],
])("plain questions %s are recognized", (_where, table, least) => {
  const classifyPlain = usualClassifier(table, () => true);
  const missed = Object.entries(plainWordings).flatMap(([subject, wordings]) =>
    wordings.filter((text) => {
      const found = classifyPlain(text);
      return found?.name !== subject || found.probability < least;
    }),
  );
  expect(missed).toStrictEqual([]);
});

test.each(["waht is yuor emial adress", "wich lnaguages dose she speek"])(
  "spelling errors are corrected in %j",
  (text) => {
    expect(classify(text)).toBeDefined();
  },
);

test.each([
  ["", "no words"],
  ["?!… 42", "no words"],
  ["Which award does the festival in the game give to the goats?", "the same words about something else"],
  ["constructor __proto__ toString", "names of properties"],
  [`email ${Array.from({ length: 30 }, (_, index) => `ab${index}`).join(" ")}`, "too many words"],
])("%j asks for none of the facts: %s", (text) => {
  expect(classify(text)).toBeUndefined();
});

test("topics of the portfolio are found in a question, and are no spelling errors", () => {
  const text = "Which awards did the zebra win?";
  expect(classify(text)?.topics).toStrictEqual([]);
  expect(usualClassifier(usual.table, (stem) => stem === "zebra")(text)).toMatchObject({
    name: "awards",
    topics: ["zebra"],
  });
});

test.each([
  ["Where does he live?", "Where does she live?"],
  ["Who are their clients?", "Who are her clients?"],
  ["Where does Dot Pennifold live?", "Where does she live?"],
  ["is dot available", "is she available"],
])("%j asks for the same as %j", (text, same) => {
  const ofDot = usualClassifier(usual.table, (stem) => stem === "dot", new Set(["dot", "pennifold"]));
  expect(ofDot(text)).toStrictEqual(classify(same));
});
