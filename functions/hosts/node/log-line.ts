import type { LogEntry } from "../../ports/ports.ts";

/**
 * Creates a function that returns an entry of the log as a line of JSON, with its time in milliseconds since 1970. Entries of
 * the same millisecond share the text of the time, because formatting it costs as much as the rest of a line.
 */
export const createLogLine = (): ((entry: LogEntry, time: number) => string) => {
  let latest = Number.NaN;
  let text = "";
  return (entry, time) => {
    if (time !== latest) text = new Date(time).toISOString();
    latest = time;
    return JSON.stringify({ time: text, ...entry });
  };
};
