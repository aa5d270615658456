import { printStream } from "../../contract/ask-events.ts";
import { type ErrorCode, errorKinds } from "../../contract/errors.ts";
import { ownHeaders } from "../../contract/openapi-headers.ts";
import { AskResponse } from "../../contract/resources/ask.ts";
import { errorsOf, type Route } from "../../contract/route.ts";
import { errorOf } from "./failures.ts";

/** An answer of an operation, as the reference shows it. */
export interface Answer {
  readonly status: number;
  /** What it means. Its only markup is code between backticks. */
  readonly text: string;
  /** Where it is an error, its code. */
  readonly code?: ErrorCode;
  /** Headers that it can have beside those of every answer. */
  readonly headers: readonly string[];
  /** A body: JSON as a value, or what it is as text. An answer without one has no body. */
  readonly example?: { readonly json: unknown } | { readonly text: string };
  /** Whether the example is that of the part which explains the error, but for details. */
  readonly repeated?: boolean;
}

const bodiless = (status: number, text: string): Answer => ({ status, text: `${text} There is no body.`, headers: [] });

/** Whatever an operation answers when it succeeds, best known first. */
const successes = (route: Route, example: unknown): readonly Answer[] => {
  const { response, alternative, streamed, cache } = route;
  const streamable = streamed ? AskResponse.safeParse(example) : undefined;
  return [
    {
      status: response.status ?? 200,
      text: response.description,
      headers: ownHeaders(route),
      ...(example !== undefined && { example: { json: example } }),
    },
    ...(streamable?.success
      ? [
          {
            status: 200,
            text: "The same as Server-Sent Events, where a stream is asked for.",
            headers: [],
            example: { text: printStream(streamable.data).trimEnd() },
          },
        ]
      : []),
    ...(response.empty ? [bodiless(202, response.empty)] : []),
    ...(alternative ? [bodiless(alternative.response.status, alternative.response.description)] : []),
    ...(cache === "shared" ? [bodiless(304, "The client has these bytes already.")] : []),
  ];
};

/** The answers of an operation that are about it: what it answers when it succeeds, and the errors of its own. */
export const answersOf = (route: Route, site: string, example: unknown): readonly Answer[] => [
  ...successes(route, example),
  ...route.errors
    .map((code) => ({
      status: errorKinds[code].status,
      text: errorKinds[code].message,
      code,
      headers: [],
      example: { json: errorOf(route, code, site) },
      repeated: !route.rpc && route.hints?.[code] === undefined,
    }))
    .toSorted((a, b) => a.status - b.status),
];

/** The errors that it shares with others; these are shown once for all. */
export const commonErrors = (route: Route): readonly ErrorCode[] =>
  errorsOf(route)
    .filter((code) => !route.errors.includes(code))
    .toSorted((a, b) => errorKinds[a].status - errorKinds[b].status);
