import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./programs.ts";

/** A wall clock for programs that run with libfaketime. Their monotonic clock stays the real one. */
export interface WallClock {
  /** The environment of the programs. */
  readonly environment: Readonly<Record<string, string>>;
  /** Sets how many seconds the clock is ahead of the real one. */
  readonly setAhead: (seconds: number) => void;
  readonly remove: () => void;
}

/** Creates a wall clock that can be set while programs run. Needs the tool faketime. */
export const createWallClock = (): WallClock => {
  const library = execFileSync("faketime", ["-m", "-f", "+0", "sh", "-c", 'printf %s "$LD_PRELOAD"'], {
    encoding: "utf8",
  });
  const folder = temporaryFolder();
  const file = join(folder, "clock");
  const setAhead = (seconds: number) => writeFileSync(file, `${seconds < 0 ? "-" : "+"}${Math.abs(seconds)}\n`);
  setAhead(0);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    setAhead,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
