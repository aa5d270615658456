import { printStream } from "../contract/ask-events.ts";
import { type ErrorCode, errorKinds } from "../contract/errors/error-kinds.ts";
import { operationHeaderNames } from "../contract/openapi/headers.ts";
import { schemaRef } from "../contract/openapi/schemas.ts";
import { AskResponse } from "../contract/resources/agents/ask.ts";
import { responseSchema } from "../contract/resources/response-schemas.ts";
import { errorsOf, type Route } from "../contract/route.ts";
import { operationErrorExample } from "./error-examples.ts";
import { isShortened } from "./response-examples.ts";
import { type BodyFields, bodyFields, type ListedSchemas } from "./schema/fields.ts";
import { referencedName } from "./schema/type-text.ts";

/** A response of an operation in the reference. */
export interface ResponseReference {
  readonly status: number;
  /** The description. Its only markup is inline code. */
  readonly text: string;
  /** The error code, for an error. */
  readonly code?: ErrorCode;
  /** Headers besides the common ones. */
  readonly headers: readonly string[];
  /** The fields of a JSON body. Errors have the fields that the section about errors lists. */
  readonly body?: BodyFields;
  /** The body, as a JSON value or as text. Undefined if there is no body. */
  readonly example?: { readonly json: unknown } | { readonly text: string };
  /** Whether the example leaves out a part of the response. */
  readonly isShortened?: boolean;
  /** Whether the section about the error code shows the same example. */
  readonly isSharedExample?: boolean;
}

const emptyResponse = (status: number, text: string): ResponseReference => ({
  status,
  text: `${text} No body.`,
  headers: [],
});

/** The success responses of an operation, and the response to an unknown JSON-RPC method. */
const successResponses = (route: Route, example: unknown, listed: ListedSchemas): readonly ResponseReference[] => {
  const { response, alternative, streamed, cache } = route;
  const schema = referencedName(schemaRef(responseSchema(response.schema, route.version))) ?? "";
  const streamable = streamed ? AskResponse.safeParse(example) : undefined;
  return [
    {
      status: response.status ?? 200,
      text: response.description,
      headers: operationHeaderNames(route),
      body: bodyFields(schema, listed, route.languages),
      ...(example !== undefined && {
        example: { json: example },
        isShortened: isShortened(route.operationId, example),
      }),
    },
    ...(streamable?.success
      ? [
          {
            status: 200,
            text: "The same response as Server-Sent Events, if streaming is requested.",
            headers: [],
            example: { text: printStream(streamable.data).trimEnd() },
          },
        ]
      : []),
    ...(response.emptyDescription ? [emptyResponse(202, response.emptyDescription)] : []),
    ...(response.unknownMethodDescription
      ? [{ status: 404, text: response.unknownMethodDescription, headers: [] }]
      : []),
    ...(alternative ? [emptyResponse(alternative.response.status, alternative.response.description)] : []),
    ...(cache === "shared" ? [emptyResponse(304, "Not modified: the client already has this version.")] : []),
  ];
};

/** The success responses and the specific errors of an operation. `listed` are the schemas that the page has listed. */
export const responsesOf = (
  route: Route,
  site: string,
  example: unknown,
  listed: ListedSchemas = new Set(),
): readonly ResponseReference[] => [
  ...successResponses(route, example, listed),
  ...route.errors
    .map(
      (code): ResponseReference => ({
        status: errorKinds[code].status,
        text: errorKinds[code].message,
        code,
        headers: [],
        example: { json: operationErrorExample(route, code, site) },
        isSharedExample: !route.rpc && route.hints?.[code] === undefined,
      }),
    )
    .toSorted((a, b) => a.status - b.status),
];

/** The errors that an operation shares with others. */
export const sharedErrors = (route: Route): readonly ErrorCode[] =>
  errorsOf(route)
    .filter((code) => !route.errors.includes(code))
    .toSorted((a, b) => errorKinds[a].status - errorKinds[b].status);
