import { setFlagsFromString } from "node:v8";

/**
 * Makes V8 create all objects as young ones. If many objects survive, as all those of running requests do under load, V8
 * starts to create their kind as old ones. Those are freed late and keep young objects alive, and the garbage collector then
 * takes a third of the time of MCP calls, and also slows the reads that come after them (docs/performance.md). Node says that
 * flags should be set before V8 starts; this one is read at each collection, and no program's result depends on it.
 */
export const createObjectsYoung = (): void => setFlagsFromString("--no-allocation-site-pretenuring");
