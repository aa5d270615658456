import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Below this a response fits into one packet anyway. */
const smallest = 256;

/** Above this size brotli's best quality costs seconds for a file and gains little. */
const large = 64 * 1024;

const compressible = /\.(?:json|html|css|js|svg|txt|md|xml)$|^[^.]+$/;

export interface Encodings {
  readonly br?: Uint8Array;
  readonly gzip?: Uint8Array;
}

/** A file as it is sent to clients that take compressed answers; only encodings that make it smaller. */
export const compress = async (name: string, bytes: Uint8Array): Promise<Encodings> => {
  if (bytes.length < smallest || !compressible.test(name)) return {};
  const quality = bytes.length > large ? 5 : 9;
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gzip(bytes, { level: bytes.length > large ? 6 : 9 }),
  ]);
  return { ...(br.length < bytes.length && { br }), ...(gz.length < bytes.length && { gzip: gz }) };
};
