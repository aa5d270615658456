import { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import { boundedBytes } from "./bounded-body.ts";

/** Whether the body has a content encoding, or a charset other than UTF-8. */
const isEncoded = (headers: Headers): boolean =>
  !/^(?:identity)?$/i.test(headers.get("content-encoding")?.trim() ?? "") ||
  /;\s*charset\s*=\s*(?!"?utf-8"?\s*(?:;|$))/i.test(headers.get("content-type") ?? "");

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** The content type of a form that a browser sends. */
export const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

const tooLarge = (): ApiError => new ApiError("payload_too_large");

/** A body that ends early is the client's error, not an internal one. The client has usually disconnected. */
const throwIncompleteBody = (error: unknown): never => {
  if (error instanceof ApiError) throw error;
  throw new ApiError("invalid_json", { message: "The request ended before its body was complete." });
};

/**
 * Reads the bytes of a body, which is JSON unless `wanted` matches another media type. `hint` names the accepted types.
 * @throws ApiError `unsupported_media_type`, or `payload_too_large` without reading more than the limit (D3).
 */
export const readBody = async (
  request: Request,
  wanted: RegExp = JSON_TYPE,
  hint?: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const type = request.headers.get("content-type");
  const declared = request.headers.get("content-length");
  if (declared === "0") return new Uint8Array();
  if (type && !wanted.test(type.trim()))
    throw new ApiError("unsupported_media_type", hint === undefined ? {} : { hint });
  if (isEncoded(request.headers))
    throw new ApiError("unsupported_media_type", {
      message: "The request body is compressed, or its charset is not UTF-8.",
      hint: "Send the body in UTF-8, without Content-Encoding.",
    });
  if (declared !== null && Number(declared) > limits.maxBodyBytes) throw tooLarge();
  // The host enforces a declared length. Without one, count the bytes of the stream.
  if (declared !== null) return new Uint8Array(await request.arrayBuffer().catch(throwIncompleteBody));
  if (!request.body) return new Uint8Array();
  return boundedBytes(request.body, limits.maxBodyBytes, tooLarge).catch(throwIncompleteBody);
};

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Parses JSON in UTF-8.
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
 * Parses a JSON object in UTF-8.
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
