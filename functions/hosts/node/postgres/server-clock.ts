import type { Clock } from "../../../ports/ports.ts";

/** The time of the server in milliseconds since 1970. */
export const SERVER_TIME = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now";

/** The shortest of several round trips gives the best estimate. */
const SAMPLES = 3;

export interface ServerClock extends Clock {
  /** Reads the time of the server again. Rejects if the server cannot be reached; the clock then runs on. */
  refresh(): Promise<void>;
}

/**
 * The clock of a database server, for hosts on several machines whose own clocks differ. It runs on the monotonic clock of
 * this machine, so setting the machine's clock has no effect. It differs from the server's by at most half a round trip.
 * Call `refresh` before the first use.
 */
export const createServerClock = (
  readServerTime: () => Promise<number>,
  monotonic: () => number = () => performance.now(),
): ServerClock => {
  let difference = 0;
  const sample = async (): Promise<{ readonly roundTrip: number; readonly difference: number }> => {
    const sent = monotonic();
    const time = await readServerTime();
    const received = monotonic();
    return { roundTrip: received - sent, difference: time - (sent + received) / 2 };
  };
  return {
    now: () => Math.floor(monotonic() + difference),
    refresh: async () => {
      let best = await sample();
      for (let count = 1; count < SAMPLES; count += 1) {
        const next = await sample();
        if (next.roundTrip < best.roundTrip) best = next;
      }
      difference = best.difference;
    },
  };
};
