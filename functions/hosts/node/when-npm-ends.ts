import type { NodeSettings } from "./settings.ts";

/** How often it is looked, in milliseconds. */
const interval = 500;

/**
 * Calls a function when npm is gone that started this process. npm runs scripts through a shell that keeps signals to itself:
 * without its parent a process is one that nobody asks for any more.
 */
export const whenNpmEnds = ({ npm_lifecycle_event }: NodeSettings, then: () => void): void => {
  const { ppid } = process;
  if (npm_lifecycle_event) setInterval(() => process.ppid !== ppid && then(), interval).unref();
};
