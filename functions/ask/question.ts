import { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import type { AskInput } from "../../src/contract/resources/ask.ts";
import type { Asked } from "../../src/portfolio/ask/reply.ts";
import { chooseType } from "../negotiate.ts";

const { question: most, previous } = limits.ask;

/** A text as it is asked, in whole characters and without the space around it. */
export const tidy = (text: string): string => text.toWellFormed().trim();

/** The first of the names that the question goes by under which there is one (D10). */
const textIn = (input: Pick<AskInput, "q" | "query" | "query.text">): string | undefined => {
  const { q, query } = input;
  const texts = [q, typeof query === "object" ? query.text : query, input["query.text"]].flatMap((text) => text ?? []);
  return texts.find((text) => tidy(text) !== "") ?? texts[0];
};

/**
 * The question of an input, blank where there is none.
 * @throws ApiError `invalid_query` where it is too long.
 */
export const questionIn = (input: AskInput): Asked => {
  const text = tidy(textIn(input) ?? "");
  const length = [...text].length;
  if (length > most)
    throw new ApiError("invalid_query", {
      message: `The question has ${length} characters; expected 1 to ${most}.`,
      hint: "Ask one thing at a time, and send earlier questions in `context.prev`.",
    });
  const earlier = input.context?.prev ?? input["context.prev"] ?? input.prev ?? [];
  return {
    text,
    previous: earlier.slice(-previous).map((each) => [...tidy(each)].slice(0, most).join("")),
    limit: input.limit,
    scope: "site",
  };
};

/** Whether the answer is to be streamed: where a switch says so, and otherwise as Accept says. A false wins (D10). */
export const wantsStream = (input: AskInput, accept: string | null): boolean => {
  const switches = [input.prefer?.streaming, input["prefer.streaming"], input.streaming];
  if (switches.includes(false)) return false;
  if (switches.includes(true)) return true;
  return chooseType(accept, ["application/json", "text/event-stream"]) === "text/event-stream";
};
