import { printStream } from "../../src/contract/ask-events.ts";
import { getAsk, missingQuestion, postAsk } from "../../src/contract/operations/ask.ts";
import { AskForm, type AskInput, AskLanguage, AskInput as Body } from "../../src/contract/resources/agents/ask.ts";
import { validate } from "../../src/contract/validate.ts";
import { answerer, type PendingAnswer, type SiteQuestion } from "../ask/answerer.ts";
import { readQuestion, wantsStream } from "../ask/question.ts";
import { FORM_TYPE, parseObject, readBody } from "../http/body.ts";
import { createFieldParser } from "../http/fields.ts";
import { chooseLanguage } from "../http/language.ts";
import { defineOperation } from "../http/operation.ts";
import type { StreamReply, TextReply } from "../http/reply.ts";
import { idempotent } from "../idempotency/idempotent.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext } from "../ports/request-state.ts";

/** Accept decides between JSON and a stream. */
const headers = { Vary: "Accept, Accept-Encoding" };

const acceptOf = (context: AppContext): string | null => context.req.raw.headers.get("accept");

const asEvents = (finish: PendingAnswer): StreamReply => ({
  events: async function* (signal) {
    yield printStream(await finish(signal));
  },
});

const asJson = async (finish: PendingAnswer, { req }: AppContext): Promise<TextReply> => {
  // An answer that is saved for retries is completed even if the client disconnects.
  const isSaved = req.method === "POST" && req.raw.headers.has("idempotency-key");
  return { json: JSON.stringify(await finish(isSaved ? undefined : req.raw.signal)), headers };
};

/**
 * The question of a request, with its language.
 * @throws ApiError `invalid_query` or `invalid_lang`.
 */
export const questionOf = (input: AskInput, lang: string | undefined, { settings }: Ports): SiteQuestion => ({
  ...readQuestion(input),
  language: lang === undefined ? undefined : chooseLanguage(settings, lang, null),
});

/** GET /ask. The answer is the same for every client, so it may be cached (D10). */
export const askWithQuery = defineOperation(getAsk, async ({ query, ports }, context) => {
  const pending = await answerer(ports)(questionOf(query, context.req.query("lang"), ports));
  if (wantsStream(query, acceptOf(context))) return asEvents(pending);
  return { ...(await asJson(pending, context)), shared: true };
});

const JSON_OR_FORM_TYPE = /^application\/(?:(?:[\w.+-]+\+)?json|x-www-form-urlencoded)\s*(?:;|$)/i;

const FormWithLanguage = AskForm.extend(AskLanguage.shape);

/** The bodies of a portfolio in one language, which ignores `lang`, and in several. */
const bodies = {
  one: { form: AskForm, json: Body, parseForm: createFieldParser(AskForm) },
  several: {
    form: FormWithLanguage,
    json: Body.extend(AskLanguage.shape),
    parseForm: createFieldParser(FormWithLanguage),
  },
};

/** Validates a body that is JSON or a form. An empty body is an empty object. */
const parseInput = ({ req }: AppContext, bytes: Uint8Array, { settings }: Ports): AskInput & AskLanguage => {
  const { form, json, parseForm } = settings.languages ? bodies.several : bodies.one;
  if (FORM_TYPE.test(req.header("Content-Type")?.trim() ?? ""))
    return validate(postAsk, form, parseForm(new URLSearchParams(new TextDecoder().decode(bytes))));
  return validate(postAsk, json, bytes.length === 0 ? {} : parseObject(bytes));
};

/** POST /ask. Streamed answers are not saved for retries; a question changes nothing, so it can simply run again (D10). */
export const askWithBody = defineOperation(postAsk, async ({ ports }, context) => {
  const bytes = await readBody(context.req.raw, JSON_OR_FORM_TYPE, postAsk.hints.unsupported_media_type);
  const input = parseInput(context, bytes, ports);
  const question = questionOf(input, input.lang, ports);
  if (question.text === "") throw missingQuestion();
  const prepareAnswer = answerer(ports);
  if (wantsStream(input, acceptOf(context))) return asEvents(await prepareAnswer(question));
  return idempotent(context, ports, bytes, async () => asJson(await prepareAnswer(question), context));
});
