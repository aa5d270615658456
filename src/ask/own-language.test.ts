import { describe, expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../test/support/content/small-portfolio.ts";

/** A portfolio in a language, with these questions in its FAQ. */
const portfolioIn = (language: string, questions: readonly string[]) =>
  answererFor({
    ...minimalPortfolio,
    site: { ...minimalPortfolio.site, language },
    faq: { questions: questions.map((question, index) => ({ question, answer: `Numero ${index}.` })) },
  });

const questionsOf = {
  de: [
    "Was kostet eine Restaurierung?",
    "Sind Sie versichert?",
    "Arbeiten Sie aus der Ferne?",
    "Nehmen Sie Lehrlinge?",
  ],
  es: ["¿Cuánto cuesta una restauración?", "¿Acepta encargos urgentes?", "¿Da garantía?"],
  fr: ["Combien coûte une restauration ?", "Êtes-vous assurée ?", "Acceptez-vous les petits travaux ?"],
  nl: ["Wat kost een restauratie?", "Bent u verzekerd?", "Neemt u leerlingen aan?"],
  pt: ["Quanto custa um restauro?", "Aceita trabalhos urgentes?", "Tem seguro?"],
};

describe.each(Object.entries(questionsOf))("the FAQ of a portfolio in %s", (language, questions) => {
  const ask = portfolioIn(language, questions);
  test.each(questions.map((question, index) => [question, index] as const))(
    "answers its own question %j",
    (question, index) => {
      const { method, statements } = ask(question);
      expect([method, statements.map(({ text }) => text)]).toStrictEqual(["faq", [`Numero ${index}.`]]);
    },
  );
});

test.each([
  ["fr", "Quels sont vos tarifs ?"],
  ["de", "Was verlangen Sie?"],
  ["de", "Was sind Ihre Preise?"],
  ["fr", "What does a restoration cost?"],
] as const)("in %s, the price is found in other words too: %s", (language, question) => {
  expect(portfolioIn(language, questionsOf[language])(question).statements.at(-1)?.text).toBe("Numero 0.");
});

test.each([
  ["fr", "Êtes-vous mariée ?"],
  ["fr", "Où êtes-vous née ?"],
  ["de", "Sind Sie verheiratet?"],
  ["nl", "Bent u getrouwd?"],
] as const)("in %s, small words alone do not make a question one of the FAQ: %s", (language, question) => {
  expect(portfolioIn(language, questionsOf[language])(question).method).toBe("none");
});

test("translated questions of the FAQ find the answer in the default language", () => {
  const faqOf = (question: string) => ({ questions: [{ question, answer: "Un mois." }] });
  const variant = { ...minimalPortfolio, faq: faqOf("How long does a job take?") };
  const french = {
    ...minimalPortfolio,
    site: { ...minimalPortfolio.site, language: "fr" },
    faq: faqOf("Combien de temps dure un chantier ?"),
  };
  expect(answererFor({ ...french, variants: [variant] })("How long does a job take?").method).toBe("faq");
  const longer = { ...variant, faq: { questions: [...variant.faq.questions, ...variant.faq.questions] } };
  expect(answererFor({ ...french, variants: [longer] })("How long does a job take?").method).toBe("none");
});

test("the owner's name does not hide that a question is in a language that is not supported", () => {
  expect(answererFor(minimalPortfolio)("Gdzie mieszka Ada Muster teraz?").isInUnknownLanguage).toBe(true);
});
