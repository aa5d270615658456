import type { NodeSettings } from "./settings.ts";

const CHECK_INTERVAL_MS = 500;

/**
 * Calls a function when the npm process that started this one has ended. npm runs scripts in a shell that does not forward
 * signals, so this checks whether the parent process has changed.
 */
export const onNpmExit = ({ npm_lifecycle_event }: NodeSettings, onExit: () => void): void => {
  const { ppid } = process;
  if (npm_lifecycle_event) setInterval(() => process.ppid !== ppid && onExit(), CHECK_INTERVAL_MS).unref();
};
