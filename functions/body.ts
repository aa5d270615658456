import { ApiError } from "../src/contract/errors.ts";
import { limits } from "../src/contract/limits.ts";

/** A charset beside the one of JSON, or an encoding, would have to be undone first. */
const isEncoded = (headers: Headers): boolean =>
  !/^(?:identity)?$/i.test(headers.get("content-encoding")?.trim() ?? "") ||
  /;\s*charset\s*=\s*(?!"?utf-8"?\s*(?:;|$))/i.test(headers.get("content-type") ?? "");

const json = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** Reads a stream, and stops as soon as it is longer than a body may be. */
const readStream = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > limits.bodyBytes) throw new ApiError("payload_too_large");
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
};

/** What was there is not known to be whole; its client is gone as a rule, and what it did is no fault of the service. */
const cutShort = (error: unknown): never => {
  if (error instanceof ApiError) throw error;
  throw new ApiError("invalid_json", { message: "The request ended before its body was complete." });
};

/**
 * The bytes of a body of JSON, or of another type where one is named; `hint` then says which.
 * @throws ApiError `unsupported_media_type`, or `payload_too_large` before more than that was read (D3).
 */
export const readBody = async (
  request: Request,
  wanted: RegExp = json,
  hint?: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const type = request.headers.get("content-type");
  const declared = request.headers.get("content-length");
  if (declared === "0") return new Uint8Array();
  if (type && !wanted.test(type.trim()))
    throw new ApiError("unsupported_media_type", hint === undefined ? {} : { hint });
  if (isEncoded(request.headers))
    throw new ApiError("unsupported_media_type", {
      message: "The request body is compressed, or in another charset than UTF-8.",
      hint: "Send plain JSON in UTF-8, without Content-Encoding.",
    });
  if (declared !== null && Number(declared) > limits.bodyBytes) throw new ApiError("payload_too_large");
  // With a length the host reads no more than that; without one the stream has to be watched.
  if (declared !== null) return new Uint8Array(await request.arrayBuffer().catch(cutShort));
  return request.body ? readStream(request.body).catch(cutShort) : new Uint8Array();
};

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The JSON that bytes hold.
 * @throws ApiError `invalid_json`.
 */
export const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new ApiError("invalid_json", bytes.length === 0 ? { message: "The request has no body." } : {});
  }
};

/**
 * The JSON object that bytes hold.
 * @throws ApiError `invalid_json`.
 */
export const parseObject = (bytes: Uint8Array): object => {
  const value = parseJson(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    const found = Array.isArray(value) ? "an array" : value === null ? "null" : `a ${typeof value}`;
    throw new ApiError("invalid_json", { message: `The request body is ${found}; expected a JSON object.` });
  }
  return value;
};
