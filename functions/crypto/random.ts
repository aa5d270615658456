const POOL_BYTES = 1_200;

/** A pool of random bytes, because each call of `getRandomValues` has a fixed cost. */
const pool = { bytes: new Uint8Array(POOL_BYTES), used: POOL_BYTES };

/** Returns up to 1,200 random bytes. */
export const randomBytes = (count: number): Uint8Array<ArrayBuffer> => {
  if (pool.used + count > POOL_BYTES) {
    crypto.getRandomValues(pool.bytes);
    pool.used = 0;
  }
  pool.used += count;
  return pool.bytes.slice(pool.used - count, pool.used);
};
