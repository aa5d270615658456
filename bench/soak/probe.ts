import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded into the host with `--import`, before the host's own code, so that the host needs no endpoint for figures. Each
 * message of the parent process gets a `Probe` of the time since the previous one. Needs `--expose-gc`.
 */

/** The sampling interval of the event loop, in milliseconds. Measured delays include it. */
const RESOLUTION_MS = 10;

/** What the host reports about itself. */
export interface Probe {
  /** Bytes on the JavaScript heap of the main thread, after a garbage collection. */
  readonly heapBytes: number;
  /** Bytes of buffers outside that heap. */
  readonly bufferBytes: number;
  /** How late the event loop ran its timers since the previous message, in milliseconds. */
  readonly loopDelay: { readonly p50: number; readonly p99: number; readonly max: number };
}

if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const inMs = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  delay.enable();
  process.on("message", () => {
    const loopDelay = { p50: inMs(delay.percentile(50)), p99: inMs(delay.percentile(99)), max: inMs(delay.max) };
    // Objects with a finalizer are freed by the second collection.
    globalThis.gc?.();
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    const probe: Probe = { heapBytes: heapUsed, bufferBytes: external, loopDelay };
    process.send?.(probe);
    delay.reset();
  });
  // The host ends without waiting for the parent process.
  process.channel?.unref();
}
