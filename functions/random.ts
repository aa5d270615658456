/** Random bytes are asked for many at a time, because asking costs more than the bytes. */
const pool = { bytes: new Uint8Array(1_200), used: 1_200 };

/** So many random bytes, up to 1,200. */
export const randomBytes = (count: number): Uint8Array<ArrayBuffer> => {
  if (pool.used + count > pool.bytes.length) {
    crypto.getRandomValues(pool.bytes);
    pool.used = 0;
  }
  pool.used += count;
  return pool.bytes.slice(pool.used - count, pool.used);
};
