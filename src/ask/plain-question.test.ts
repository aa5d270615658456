import { expect, test } from "vitest";
import { plainQuestion } from "./plain-question.ts";

test.each([
  ["Thanks. One more: where is she based?", "where is she based?"],
  ["ok, great! what did it cost?", "what did it cost?"],
  ["ok and when could you start", "when could you start"],
  ["Hi there, quick question: are you free?", "are you free?"],
  ["Who is she, in one sentence?", "Who is she?"],
  ["Do you give talks as well?", "Do you give talks?"],
  ["does she speak French too", "does she speak French"],
  ["Who have you worked with?", "who are the clients?"],
  ["Which publishers has she worked with?", "who are the clients?"],
  ["How do you work?", "what is your process?"],
  ["How do we get started?", "what is your process?"],
  ["Are you looking for work?", "is she available?"],
  ["What kind of position are you looking for?", "is she available?"],
  ["what is she looking for", "is she available"],
  ["Where is your studio?", "where is she based?"],
  ["where is his office located", "where is she based"],
  ["What's the oldest one on here?", "what is the oldest project?"],
  ["and the most recent one", "what is the most recent project"],
  ["Could you start on our roof this autumn?", "is she available?"],
  ["can we start in January", "is she available"],
  ["would she begin right away?", "is she available?"],
  ["How much do they cost?", "how much is it?"],
  ["How much experience do you have?", "how many years of experience do you have?"],
])("%j is %j", (text, plain) => {
  expect(plainQuestion(text)).toBe(plain);
});

test.each([
  "thanks",
  "Good design, what is it?",
  "How much does it cost?",
  "Is it too late?",
  "What are you looking for in a client?",
  "Where is the studio of her client?",
  "Which publishers does she like?",
  "How do you work with schools?",
  "How do I get started?",
  "the first one?",
  "the oldest one of these",
  "Can you start in Rust?",
  "Could you start with the roof?",
  "How much do they charge?",
  "ok",
  "",
])("%j stays as it is", (text) => {
  expect(plainQuestion(text)).toBe(text);
});
