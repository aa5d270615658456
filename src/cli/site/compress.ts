import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A smaller response fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 256;

const compressible = /\.(?:json|html|css|js|svg|txt|md|xml)$|^[^.]+$/;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = zlib.constants;
const { BROTLI_MODE_TEXT, BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = zlib.constants;

/** Level 9 saves almost nothing more; 11 takes 40 times as long (docs/performance.md). */
const BROTLI_QUALITY = 7;

/**
 * Pages and style sheets above this size, in bytes, are worth the time of the highest level: with its headers, such a page
 * does not fit into the first ten packets of a connection, and each further round trip delays the first paint.
 */
const FIRST_PACKETS_BYTES = 12_000;
/** Larger files take the highest level seconds, and are mostly repeated markup, of which other levels leave little. */
const MAX_THOROUGH_BYTES = 512_000;
const isPaintedFirst = /\.(?:html|css)$/;

/** The smallest window for a file, in bits: brotli clears memory for the whole window. */
const windowFor = (bytes: number): number =>
  Math.min(BROTLI_MAX_WINDOW_BITS, Math.max(BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))));

const brotliFor = (bytes: number, quality: number): zlib.BrotliOptions => ({
  params: {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: bytes,
    [BROTLI_PARAM_LGWIN]: windowFor(bytes),
  },
});

export interface Encodings {
  readonly br?: Uint8Array;
  readonly gzip?: Uint8Array;
}

/** The compressed copies of a file. Omits encodings that do not make it smaller. */
export const compress = async (name: string, bytes: Uint8Array): Promise<Encodings> => {
  if (bytes.length < MIN_COMPRESSED_BYTES || !compressible.test(name)) return {};
  const [fast, gz] = await Promise.all([
    brotli(bytes, brotliFor(bytes.length, BROTLI_QUALITY)),
    gzip(bytes, { level: 9 }),
  ]);
  const isWorthMore =
    isPaintedFirst.test(name) && fast.length > FIRST_PACKETS_BYTES && bytes.length <= MAX_THOROUGH_BYTES;
  const br = isWorthMore ? await brotli(bytes, brotliFor(bytes.length, zlib.constants.BROTLI_MAX_QUALITY)) : fast;
  return { ...(br.length < bytes.length && { br }), ...(gz.length < bytes.length && { gzip: gz }) };
};
