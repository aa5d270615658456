import type { AskRequest } from "../../src/ask/answer.ts";
import { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import type { AskInput } from "../../src/contract/resources/agents/ask.ts";
import { formatCount } from "../../src/contract/text/format-count.ts";
import { chooseType } from "../http/negotiate.ts";

const { maxQuestionLength, contextQuestions } = limits.ask;

/** Trims a text and replaces lone surrogates. */
export const trimText = (text: string): string => text.toWellFormed().trim();

/** The characters of a text, or of its compatibility form (NFKC) if that has more: one character can stand for 18. */
const charactersOf = (text: string): readonly string[] => {
  const [written, normalized] = [[...text], [...text.normalize("NFKC")]];
  return normalized.length > written.length ? normalized : written;
};

/** An earlier question, cut to the maximum length. */
const shorten = (text: string): string => {
  const characters = charactersOf(text);
  return characters.length > maxQuestionLength ? characters.slice(0, maxQuestionLength).join("") : text;
};

/** The first non-blank question among the accepted parameters (D10). */
const textIn = (input: Pick<AskInput, "q" | "query" | "query.text">): string | undefined => {
  const { q, query } = input;
  const texts = [q, typeof query === "object" ? query.text : query, input["query.text"]].flatMap((text) => text ?? []);
  return texts.find((text) => trimText(text) !== "") ?? texts[0];
};

/**
 * Reads the question of a request; its text is blank if there is none.
 * @throws ApiError `invalid_query` if it is too long.
 */
export const readQuestion = (input: AskInput): AskRequest => {
  const text = trimText(textIn(input) ?? "");
  const { length } = charactersOf(text);
  if (length > maxQuestionLength)
    throw new ApiError("invalid_query", {
      message: `The question has ${formatCount(length)} characters; expected 1 to ${maxQuestionLength}.`,
      hint: "Ask one question at a time. Send earlier questions in `context.prev`.",
    });
  const earlier = input.context?.prev ?? input["context.prev"] ?? input.prev ?? [];
  return {
    text,
    previous: earlier.slice(-contextQuestions).map((question) => shorten(trimText(question))),
    limit: input.limit,
    scope: "site",
  };
};

/** Whether to stream the answer: as the parameters say (false wins), otherwise as Accept says (D10). */
export const wantsStream = (input: AskInput, accept: string | null): boolean => {
  const switches = [input.prefer?.streaming, input["prefer.streaming"], input.streaming];
  if (switches.includes(false)) return false;
  if (switches.includes(true)) return true;
  return chooseType(accept, ["application/json", "text/event-stream"]) === "text/event-stream";
};
