/** Writes lines in batches. */
export interface BatchedLines {
  readonly write: (line: string) => void;
  /** Writes what is pending. Call it before the process exits. */
  readonly flush: () => void;
}

/** How long a line may wait for others. A process that is killed with SIGKILL loses the lines of this time. */
const MAX_DELAY_MS = 10;

/** A batch that has this size is written at once. */
const MAX_PENDING_CHARACTERS = 64 * 1024;

/**
 * Collects lines and writes them together, because a write costs as much as a read of the API. The standard output of a
 * process is synchronous on POSIX, so that nothing is lost after `flush`.
 */
export const batchedLines = (output: Pick<NodeJS.WritableStream, "write">): BatchedLines => {
  let pending = "";
  const flush = (): void => {
    if (pending === "") return;
    const lines = pending;
    pending = "";
    output.write(lines);
  };
  const write = (line: string): void => {
    if (pending === "") setTimeout(flush, MAX_DELAY_MS);
    pending += `${line}\n`;
    if (pending.length >= MAX_PENDING_CHARACTERS) flush();
  };
  return { write, flush };
};
