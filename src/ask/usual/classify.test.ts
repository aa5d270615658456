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
