/** Writes lines in batches. */
export interface BatchedLines {
  readonly write: (line: string) => void;
  /** Writes what is pending. Call it before the process exits. */
  readonly flush: () => void;
}

/**
 * Collects the lines of a turn of the event loop and writes them at once, because a write costs as much as a read of the
 * API. The standard output of a process is synchronous on POSIX, so that nothing is lost after `flush`.
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
    if (pending === "") setImmediate(flush);
    pending += `${line}\n`;
  };
  return { write, flush };
};
