import { limits } from "../../src/contract/limits.ts";
import { getAsk } from "../../src/contract/operations/ask.ts";
import { answerPath, answerTemplate, fillAnswerPage } from "../../src/contract/site/templates/answer-page.ts";
import { validate } from "../../src/contract/validate.ts";
import { answerer } from "../ask/answerer.ts";
import { createFieldParser } from "../http/fields.ts";
import type { AppContext } from "../ports/request-state.ts";
import { questionOf } from "./ask.ts";
import { defineFormPage } from "./form-page.ts";

const parseQuery = createFieldParser(getAsk.query);
const parametersOf = ({ req }: AppContext): URLSearchParams => new URL(req.raw.url).searchParams;

const latest = (questions: readonly string[]): readonly string[] => questions.slice(-limits.ask.contextQuestions);

/** GET /answer: the answer of GET /ask as a page, for visitors without scripts (D10). */
export const answerPage = defineFormPage({
  methods: ["GET"],
  path: answerPath,
  template: answerTemplate,
  fill: fillAnswerPage,
  read: (context, ports) =>
    questionOf(validate(getAsk, getAsk.query, parseQuery(parametersOf(context))), context.req.query("lang"), ports),
  answer: async (question, ports, signal) => {
    const { text, previous = [] } = question;
    if (text === "") return { view: { question: "", earlier: previous } };
    const { answer, results } = await (await answerer(ports)(question))(signal);
    return {
      view: { question: text, answer, sources: results, earlier: latest([...previous, text]) },
      // Search engines may list the form, but not each question that a link contains.
      headers: { "X-Robots-Tag": "noindex" },
    };
  },
  failures: { invalid_query: "tooLong" },
  failed: (failure, context) => {
    const parameters = parametersOf(context);
    const question = failure === "tooLong" ? "" : (parameters.get("q") ?? "");
    return { question, failure, earlier: latest(parameters.getAll("context.prev")) };
  },
});
