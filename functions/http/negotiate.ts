import Negotiator from "negotiator";
import type { Encoding } from "../ports/ports.ts";

const encodings: readonly Encoding[] = ["br", "gzip"];

/** Headers of real clients are far shorter. Longer ones cost time to parse and are ignored. */
export const MAX_ACCEPT_CHARACTERS = 2_048;

/** Returns the encodings that a client accepts, in its order of preference. */
const parseAcceptEncoding = (accept: string): readonly string[] =>
  new Negotiator({ headers: { "accept-encoding": accept } }).encodings([...encodings, "identity"], {
    preferred: [...encodings],
  });

/** Clients send few different headers, so results are cached. The cache is cleared when it is full. */
const encodingCache = new Map<string, readonly string[]>();
const MAX_CACHED_HEADERS = 100;

const preferredEncodings = (accept: string): readonly string[] => {
  const cached = encodingCache.get(accept);
  if (cached) return cached;
  if (encodingCache.size >= MAX_CACHED_HEADERS) encodingCache.clear();
  const parsed = parseAcceptEncoding(accept);
  encodingCache.set(accept, parsed);
  return parsed;
};

/** Returns the best available encoding that a client accepts, or undefined for identity (RFC 9110 §12.5.3). */
export const chooseEncoding = (
  accept: string | null | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding | undefined => {
  if (!accept || accept.length > MAX_ACCEPT_CHARACTERS) return undefined;
  for (const name of preferredEncodings(accept)) {
    if (name === "identity") return undefined;
    const encoding = encodings.find((encoding) => encoding === name);
    if (encoding && available(encoding)) return encoding;
  }
  return undefined;
};

/** Returns the best offered media type for an Accept header, or undefined if none is acceptable (RFC 9110 §12.5.1). */
export const acceptedType = <T extends string>(
  accept: string | null | undefined,
  offered: readonly [T, ...T[]],
): T | undefined => {
  if (!accept || accept.length > MAX_ACCEPT_CHARACTERS) return offered[0];
  // Of the parameters of a media type only `q` counts; charset, variant and profile are ignored. Their quoted values may
  // contain commas, so these go first. Both patterns take linear time.
  const types = accept.replaceAll(/"(?:[^"\\]|\\.)*"?/g, "").replaceAll(/;(?!\s*q\s*=)[^;,]*/gi, "");
  const chosen = new Negotiator({ headers: { accept: types } }).mediaType([...offered]);
  return offered.find((type) => type === chosen);
};

/** Like `acceptedType`, but returns the first offered type if none is acceptable. */
export const chooseType = <T extends string>(accept: string | null | undefined, offered: readonly [T, ...T[]]): T =>
  acceptedType(accept, offered) ?? offered[0];

/** Whether an If-None-Match header contains a strong ETag, given with its quotes, in weak comparison (RFC 9110 §13.1.2). */
export const matchesEtag = (ifNoneMatch: string | null | undefined, etag: string): boolean => {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
};
