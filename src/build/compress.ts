import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Below this a response fits into one packet anyway. */
const smallest = 256;

const compressible = /\.(?:json|html|css|js|svg|txt|md|xml)$|^[^.]+$/;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = zlib.constants;
const { BROTLI_MODE_TEXT, BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = zlib.constants;

/** Above 7 brotli gains next to nothing before 11, which takes a hundred times as long (docs/performance.md). */
const quality = 7;

/** The smallest window that holds so many bytes, in bits: brotli clears memory for all of it, however small the file. */
const windowFor = (bytes: number): number =>
  Math.min(BROTLI_MAX_WINDOW_BITS, Math.max(BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))));

const brotliFor = (bytes: number): zlib.BrotliOptions => ({
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

/** A file as it is sent to clients that take compressed answers; only encodings that make it smaller. */
export const compress = async (name: string, bytes: Uint8Array): Promise<Encodings> => {
  if (bytes.length < smallest || !compressible.test(name)) return {};
  const [br, gz] = await Promise.all([brotli(bytes, brotliFor(bytes.length)), gzip(bytes, { level: 9 })]);
  return { ...(br.length < bytes.length && { br }), ...(gz.length < bytes.length && { gzip: gz }) };
};
