import Negotiator from "negotiator";
import type { Encoding } from "./ports.ts";

const encodings: readonly Encoding[] = ["br", "gzip"];

/** Encodings in the order in which a client prefers them; those that it does not take are left out. */
const preferred = (accept: string): readonly string[] =>
  new Negotiator({ headers: { "accept-encoding": accept } }).encodings([...encodings, "identity"], {
    preferred: [...encodings],
  });

/** Few headers are in use, so what each means is worked out once; the map is emptied when a client makes up too many. */
const known = new Map<string, readonly string[]>();
const most = 100;

const understood = (accept: string): readonly string[] => {
  const there = known.get(accept);
  if (there) return there;
  if (known.size >= most) known.clear();
  const order = preferred(accept);
  known.set(accept, order);
  return order;
};

/** The best encoding that a client takes and that is there, or undefined for the plain bytes (RFC 9110 §12.5.3). */
export const chooseEncoding = (
  accept: string | null | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding | undefined => {
  if (!accept) return undefined;
  for (const name of understood(accept)) {
    if (name === "identity") return undefined;
    const encoding = encodings.find((each) => each === name);
    if (encoding && available(encoding)) return encoding;
  }
  return undefined;
};

/** The best of the offered media types for an Accept header, or undefined where none is accepted (RFC 9110 §12.5.1). */
export const acceptedType = <T extends string>(
  accept: string | null | undefined,
  offered: readonly [T, ...T[]],
): T | undefined => {
  if (!accept) return offered[0];
  // A type is chosen whatever its charset, variant or profile; of its parameters only q counts.
  const types = accept.replaceAll(/;\s*(?!q\s*=)[^;,]*/gi, "");
  const chosen = new Negotiator({ headers: { accept: types } }).mediaType([...offered]);
  return offered.find((type) => type === chosen);
};

/** The same for clients that are answered anyway: the first of the types where none is accepted. */
export const chooseType = <T extends string>(accept: string | null | undefined, offered: readonly [T, ...T[]]): T =>
  acceptedType(accept, offered) ?? offered[0];

/** Whether an If-None-Match header names the tag, in any of its encodings (RFC 9110 §13.1.2). */
export const isKnown = (ifNoneMatch: string | null | undefined, etag: string): boolean => {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((candidate) => {
    const tag = /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(candidate)?.[1];
    return tag === etag || encodings.some((encoding) => tag === `${etag}-${encoding}`);
  });
};
