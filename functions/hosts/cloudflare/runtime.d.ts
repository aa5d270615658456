/** The part of the Workers runtime that is used here; the full types replace those of the browser everywhere. */
declare module "cloudflare:workers" {
  export interface SqlCursor {
    toArray(): Record<string, string | number | ArrayBuffer | null>[];
  }
  export interface DurableObjectStorage {
    readonly sql: { exec(statement: string, ...values: unknown[]): SqlCursor };
    getAlarm(): Promise<number | null>;
    setAlarm(time: number): Promise<void>;
    deleteAll(): Promise<void>;
  }
  export interface DurableObjectState {
    readonly storage: DurableObjectStorage;
  }
  export abstract class DurableObject<Env = unknown> {
    protected readonly ctx: DurableObjectState;
    protected readonly env: Env;
    constructor(ctx: DurableObjectState, env: Env);
  }
  /** The objects of a class, each found by its name. Calls of their methods are answered later. */
  export interface DurableObjectNamespace<T> {
    getByName(name: string): {
      readonly [M in keyof T]: T[M] extends (...asked: infer A) => infer R
        ? (...asked: A) => Promise<Awaited<R>>
        : never;
    };
  }
  /** Lets work go on that was begun for a request, when that is answered or its client gone. */
  export function waitUntil(work: Promise<unknown>): void;
  /** The language models of the platform. */
  export interface Ai {
    run(model: string, input: object): Promise<unknown>;
  }
  /** What a Worker can send requests to, such as its own files. */
  export interface Fetcher {
    fetch(request: Request): Promise<Response>;
  }
}
