import { describe, expect, test } from "vitest";
import { answererFor, knowledgeFor, smallPortfolio } from "../../../test/support/content/small-portfolio.ts";
import { toAskResponse } from "../answer.ts";
import { questionTranslator } from "./translate.ts";

const knowledge = knowledgeFor(smallPortfolio);
const translate = questionTranslator(knowledge);
const ask = answererFor(smallPortfolio);
const answer = (text: string): string => toAskResponse(knowledge, text, ask(text)).answer;

test.each([
  ["Wo wohnt sie?", "where lives she"],
  ["¿Dónde vive?", "where lives"],
  ["Où habite-t-elle ?", "where lives she"],
  ["Waar woont ze?", "where lives she"],
  ["Onde ela mora?", "where she lives"],
  ["どこに住んでいますか", "where does she live"],
  ["أين تعيش؟", "where she lives"],
  ["Wie ist ihre Telefonnummer?", "how she phone number"],
  ["projekte mit porcelain", "projects with porcelain"],
  // Spelling errors, but not in words of the texts.
  ["Welche Auszeichungen hat sie?", "which award she"],
  ["projekte mit porzelain", "projects with porzelain"],
  // Vowel marks, the article, pronouns, and letters that people leave out in Arabic.
  ["كم مشروعًا لها؟", "how many projects"],
  ["ما وظيفتها؟", "what job"],
  ["اعمالها", "projects"],
  // What is counted in Japanese.
  ["全部で何案ありましたか", "list how many 案"],
])("translates the words that ask for something in %s", (text, english) => {
  expect(translate(text)).toBe(english);
});

test.each(["Where does she live?", "porcelain bowls", "figma?", "projects in 2023", ""])(
  "leaves %o, which is English",
  (text) => {
    expect(translate(text)).toBeUndefined();
  },
);

describe("a question in another language is answered", () => {
  test.each([
    ["Wo wohnt sie?", "Porto"],
    ["¿cuál es su correo electrónico?", "ada@example.com"],
    ["Quels projets avec porcelain ?", "Tide Bowls"],
    ["Welke projecten zijn uit 2023?", "Rain Tiles"],
    ["Onde ela trabalha agora?", "Kiln Works"],
    ["メールアドレスを教えてください", "ada@example.com"],
    ["أين تعيش؟", "Porto"],
  ])("%s", (question, words) => {
    expect(answer(question)).toContain(words);
  });

  test.each(["Где она живёт?", "어디에 살아요?", "gdzie ona mieszka teraz"])(
    "with the languages if it is %s",
    (question) => {
      expect(answer(question)).toBe(
        "This site did not understand the question. It understands questions in English, and simple ones in German, Spanish, French, Dutch, Portuguese, Japanese and Arabic.",
      );
    },
  );

  test("not with a guess if it is about something that is not on the site", () => {
    expect(ask("Wie viele Kinder hat sie?").method).toBe("none");
    expect(ask("Hat sie bei Google gearbeitet?").method).toBe("none");
  });
});
