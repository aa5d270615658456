import { numbersIn } from "../../extract/answer-types.ts";
import type { Chunk } from "../../index/chunk.ts";
import { stemmedSentences } from "../../index/stemmed-sentences.ts";
import type { Knowledge } from "../../knowledge/knowledge.ts";
import { containsWord, mentionPositions, type Question } from "../../question/question.ts";
import { quoteFrom, type Statement } from "../../sentences/statement.ts";

const money = /[$€£¥]|\b(?:pounds?|euros?|dollars?|francs?|yen)\b/i;

/** Matches a price without a word for money: `How much is it?` */
const howMuch = /\bhow much (?:is|was|are|were) (?:it|that|this|they|one)\b/;

const moneyWord = /^(?:price|costs?|budget|fee|cheaper|dearer|expensive|paid)$/;

/** Whether a question asks for a price or a budget. Words of names, such as `Paid search`, do not count. */
export const asksForMoney = (question: Question): boolean => {
  const names = mentionPositions(question);
  return (
    !containsWord(question, "who", "whom") &&
    (question.words.some(({ normalized }, index) => moneyWord.test(normalized) && !names.has(index)) ||
      howMuch.test(question.text))
  );
};

const isAmount = ({ language }: Knowledge, text: string): boolean => money.test(text) || language.writes("money", text);

/** Whether a page or an entry has an amount of money. */
export const hasAmount = (knowledge: Knowledge, { blocks }: Chunk): boolean =>
  blocks.some((text) => isAmount(knowledge, text));

/** The most sentences with numbers in an answer. */
const MAX_AMOUNTS = 3;

/** The sentences of a page with amounts of money if a question asks for a price, and otherwise those with numbers. */
export const amountsFor = (knowledge: Knowledge, question: Question, chunk: Chunk): Statement[] =>
  asksForMoney(question)
    ? stemmedSentences(chunk)
        .filter(({ text }) => isAmount(knowledge, text))
        .slice(0, MAX_AMOUNTS)
        .map(({ text }) => quoteFrom(chunk.path, text))
    : numbersIn(knowledge, chunk, MAX_AMOUNTS);
