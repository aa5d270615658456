import { maxHeaderSize, STATUS_CODES } from "node:http";
import { baseOf } from "../../../src/contract/base.ts";
import { ApiError, errorBody } from "../../../src/contract/errors.ts";
import { apiHeaders, noStore } from "../../../src/contract/headers.ts";
import type { Ports } from "../../ports/ports.ts";

/** A request that never reaches the app, and the error that the client gets instead. */
export interface MalformedRequest {
  readonly error: ApiError;
  /** The status, if the code of the error has another one. */
  readonly status?: number;
}

interface RequestTimes {
  readonly headersMs: number;
  readonly requestMs: number;
}

const invalidRequest = (message: string, hint: string, status?: number): MalformedRequest => ({
  error: new ApiError("invalid_request", { message, hint }),
  ...(status !== undefined && { status }),
});

/** A Host header that is missing, repeated or invalid (RFC 9112 §3.2). */
export const invalidHost = invalidRequest(
  "The request does not have exactly one valid Host header.",
  "Send one Host header with the host and port of the URL.",
);

/** An expectation other than 100-continue (RFC 9110 §10.1.1). */
export const unknownExpectation = invalidRequest(
  "The Expect header is not supported.",
  "Omit Expect, or send Expect: 100-continue.",
  417,
);

/** A request target that is not a valid URL, such as one with a backslash. */
export const invalidTarget: MalformedRequest = { error: new ApiError("not_found") };

const unknownMethod: MalformedRequest = {
  error: new ApiError("method_not_allowed", { headers: { Allow: "GET, HEAD, OPTIONS" } }),
};

const invalidSyntax = invalidRequest(
  "The request is not valid HTTP/1.1.",
  "Check the request line, the header fields and the framing of the body.",
);

const oversizedHeaders = invalidRequest(
  `The URL and the headers are larger than ${maxHeaderSize / 1024} KiB together.`,
  "Send a shorter URL, or fewer or shorter headers.",
  431,
);

const timedOut = ({ headersMs, requestMs }: RequestTimes): MalformedRequest =>
  invalidRequest(
    "The request did not arrive in time.",
    `Send the headers within ${headersMs / 1000} seconds and the whole request within ${requestMs / 1000} seconds.`,
    408,
  );

/** An error of Node's parser: the received bytes, and how many of them are valid. */
interface ParserError extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

/** Whether the line with the error starts an HTTP request, as opposed to another protocol. */
const isRequestLine = ({ rawPacket, bytesParsed = 0 }: ParserError): boolean => {
  const text = rawPacket?.toString("latin1") ?? "";
  return /^[A-Za-z-]+ \/\S* HTTP\/1/.test(text.slice(text.lastIndexOf("\n", bytesParsed - 1) + 1));
};

/** Classifies an error of Node's parser. */
export const parserError = (error: ParserError, times: RequestTimes): MalformedRequest => {
  const { code } = error;
  if (code === "HPE_HEADER_OVERFLOW") return oversizedHeaders;
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return timedOut(times);
  return code === "HPE_INVALID_METHOD" && isRequestLine(error) ? unknownMethod : invalidSyntax;
};

/** Creates a function that logs a malformed request and returns the response to it. */
export const malformedRequestResponder =
  (ports: Pick<Ports, "settings" | "newId" | "log">) =>
  ({ error, status = error.status }: MalformedRequest) => {
    const id = ports.newId();
    ports.log?.({ level: "info", id, path: "(malformed)", status });
    const body = JSON.stringify(errorBody(error, baseOf(ports.settings.site)));
    const headers = {
      ...apiHeaders,
      ...noStore,
      "X-Request-Id": id,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(body)),
      ...error.headers,
    };
    return { status, headers, body };
  };

/** A response as text, for connections on which Node cannot send one. */
export const responseText = ({
  status,
  headers,
  body,
}: ReturnType<ReturnType<typeof malformedRequestResponder>>): string => {
  const lines = Object.entries({ ...headers, Date: new Date().toUTCString(), Connection: "close" }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
};
