import { closingEvents, openingEvents, printEvent } from "../../src/contract/ask-events.ts";
import { ApiError } from "../../src/contract/errors.ts";
import { getAsk, postAsk } from "../../src/contract/operations/ask.ts";
import { AskForm, type AskInput, AskInput as Body } from "../../src/contract/resources/ask.ts";
import { type Inquiry, inquiring } from "../ask/asking.ts";
import { questionIn, wantsStream } from "../ask/question.ts";
import { parseObject, readBody } from "../body.ts";
import { checked } from "../checked.ts";
import type { AppContext } from "../environment.ts";
import { fieldsFor } from "../fields.ts";
import { handle } from "../handle.ts";
import { onlyOnce } from "../idempotency/only-once.ts";
import type { StreamReply, TextReply } from "../reply.ts";

/** What is answered depends on whether it is streamed. */
const headers = { Vary: "Accept, Accept-Encoding" };

const acceptOf = (context: AppContext): string | null => context.req.raw.headers.get("accept");

const asEvents = ({ found, answered }: Inquiry): StreamReply => ({
  events: async function* (signal) {
    for (const event of openingEvents(found)) yield printEvent(event);
    for (const event of closingEvents(await answered(signal))) yield printEvent(event);
  },
});

const asJson = async ({ answered }: Inquiry, { req }: AppContext): Promise<TextReply> => {
  // An answer that is kept for a retry is made to its end, whether or not anybody waits for it.
  const isKept = req.method === "POST" && req.raw.headers.has("idempotency-key");
  return { json: JSON.stringify(await answered(isKept ? undefined : req.raw.signal)), headers };
};

/** GET /ask. What is answered is the same for everyone (D10). */
export const askedInQuery = handle(getAsk, async ({ query, ports }, context) => {
  const inquiry = await inquiring(ports)(questionIn(query));
  if (wantsStream(query, acceptOf(context))) return asEvents(inquiry);
  return { ...(await asJson(inquiry, context)), shared: true };
});

const form = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const jsonOrForm = /^application\/(?:(?:[\w.+-]+\+)?json|x-www-form-urlencoded)\s*(?:;|$)/i;
const fieldsOf = fieldsFor(AskForm);

/** The body of a request as JSON or as a form; without one nothing is asked. */
const inputOf = ({ req }: AppContext, bytes: Uint8Array): AskInput => {
  if (form.test(req.header("Content-Type")?.trim() ?? ""))
    return checked(postAsk, AskForm, fieldsOf(new URLSearchParams(new TextDecoder().decode(bytes))));
  return checked(postAsk, Body, bytes.length === 0 ? {} : parseObject(bytes));
};

/** POST /ask. A question changes nothing, so that asking again does no harm where a streamed answer cannot be kept (D10). */
export const askedInBody = handle(postAsk, async ({ ports }, context) => {
  const bytes = await readBody(context.req.raw, jsonOrForm, postAsk.hints.unsupported_media_type);
  const input = inputOf(context, bytes);
  const question = questionIn(input);
  if (question.text === "")
    throw new ApiError("invalid_query", {
      message: "There is no question.",
      hint: postAsk.hints.invalid_query,
    });
  const inquire = inquiring(ports);
  if (wantsStream(input, acceptOf(context))) return asEvents(await inquire(question));
  return onlyOnce(context, ports, bytes, async () => asJson(await inquire(question), context));
});
