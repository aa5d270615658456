import { describe, expect, test } from "vitest";
import { answererFor, minimalPortfolio, smallPortfolio } from "../../../test/support/content/small-portfolio.ts";

const ask = answererFor(smallPortfolio);
const ruleOf = (text: string, ...previous: readonly string[]) => ask(text, ...previous).rule;
const textOf = (text: string, answer = ask): string =>
  answer(text)
    .statements.map((statement) => statement.text)
    .join(" ");

describe("questions about the box for questions", () => {
  test.each([
    "hi",
    "Hello there!",
    "good morning",
    "thank you so much",
    "Hi Ada!",
    "thanks Ada Muster",
    "help",
    "please help me",
    "What can I ask?",
    "what kind of questions can I ask here",
    "Which questions can you answer?",
    "examples please",
    "How does this question box work?",
    "What is this?",
    "how does this work?",
  ])("%s gets what can be asked", (question) => {
    expect(textOf(question)).toMatch(/^Ask about .* For example: Who is /);
  });

  test.each([
    "Are you a bot?",
    "is this an AI or a human",
    "Am I talking to a real person?",
    "who am I talking to",
    "who answers here",
  ])("%s gets who answers", (question) => {
    expect(textOf(question)).toMatch(/^A program answers here/);
  });

  test("its examples have answers", () => {
    const examples =
      textOf("help")
        .replace(/^.*For example: /, "")
        .match(/[^?]+\?/g) ?? [];
    expect(examples).toHaveLength(3);
    for (const example of examples) expect(ask(example).method, example).not.toBe("none");
  });

  test("a portfolio without projects has no example with a project", () => {
    expect(textOf("help", answererFor({ ...minimalPortfolio, projects: [] }))).toMatch(
      /For example: Who is [^?]+\? How can/,
    );
  });

  test.each([
    "Hello, who is she?",
    "Can you help us with a map?",
    "Is she a person who likes dogs?",
    "Thanks to whom did it win?",
    "Are you a real estate agent?",
    "What can I ask her to build?",
    "Does she use AI?",
  ])("%s does not", (question) => {
    expect(ruleOf(question)).not.toBe("help");
  });

  test("after another question, `how does it work?` is about the answer to that", () => {
    expect(ruleOf("How does it work?", "Who is she?")).not.toBe("help");
  });

  test("the owner's own answer comes first", () => {
    const faq = { questions: [{ question: "Are you a bot?", answer: "No, I answer every letter by hand." }] };
    expect(textOf("Are you a bot?", answererFor({ ...minimalPortfolio, faq }))).toContain("by hand");
  });
});
