import { expect, test } from "vitest";
import { answererOf } from "../support/ask/quality/usual-questions.ts";

/** The plainest questions of visitors, by the rule that answers them about any portfolio. */
const questions: readonly (readonly [rule: string, texts: readonly string[]])[] = [
  [
    "who",
    ["What do you do?", "What does she do?", "What's your name?", "What is your background?", "Tell me about yourself"],
  ],
  [
    "work",
    ["What is your job?", "What companies have you worked for?", "What did you do before?", "What was your first job?"],
  ],
  ["work", ["How much experience do you have?", "What is your experience?", "What's your current job?"]],
  ["location", ["Where do you live?", "Where are you from?", "Where are you based?"]],
  ["contact", ["What's your email?", "How do I contact you?", "Can I email you?"]],
  ["availability", ["How can I hire you?", "Are you free?", "Are you available for freelance work?"]],
  [
    "projects",
    ["What are you working on?", "What have you built?", "Show me your projects", "What's your latest project?"],
  ],
  ["projects", ["What was your first project?", "How many projects have you done?", "Who are your clients?"]],
  [
    "skills",
    ["What are your skills?", "What tools do you use?", "What are you good at?", "What do you specialise in?"],
  ],
  [
    "education",
    ["What is your education?", "Where did you study?", "Did you go to university?", "Do you have a degree?"],
  ],
  ["pitch", ["Why should I hire you?", "What makes you special?", "What are your strengths?"]],
  ["resume", ["Can I see your CV?", "Do you have a resume?"]],
  ["help", ["hello", "What can I ask?", "are you a bot?"]],
];

test.each(["cartographer", "composer", "writer", "engineer", "cook"])(
  "plain questions about the %s are answered by their rules",
  (name) => {
    const ask = answererOf(`test/fixtures/portfolios/${name}`);
    for (const [rule, texts] of questions)
      for (const text of texts) expect(ask({ text, limit: 5, scope: "site" }).rule, text).toBe(rule);
  },
);

test.each([
  "Which projects have you made?",
  "What projects have you worked on?",
  "Welche Projekte hast du gemacht?",
  "¿Qué proyectos has hecho?",
  "Quels projets avez-vous faits ?",
  "Welke projecten heb je gedaan?",
  "Quais projetos você fez?",
])("%s asks for all projects, not for the personal ones", (text) => {
  const ask = answererOf("test/fixtures/portfolios/cartographer");
  const [first] = ask({ text, limit: 5, scope: "site" }).statements;
  expect(first?.text).toMatch(/^There are \d+ projects/);
});

test("a question about the person is not answered from the documentation of the API", () => {
  for (const name of ["composer", "writer", "engineer", "cook"])
    for (const text of ["earliest start date", "latest availability", "how to address you"])
      expect(
        answererOf(`test/fixtures/portfolios/${name}`)({ text, limit: 5, scope: "site" }).isAboutService ?? false,
        `${name}: ${text}`,
      ).toBe(false);
});
