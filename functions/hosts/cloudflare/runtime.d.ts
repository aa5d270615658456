/** The part of the Workers runtime that is used here. The full types would replace those of the browser everywhere. */
declare module "cloudflare:workers" {
  export interface SqlCursor {
    toArray(): Record<string, string | number | ArrayBuffer | null>[];
  }
  export interface DurableObjectStorage {
    get<T>(key: string): Promise<T | undefined>;
    put(key: string, value: unknown): Promise<void>;
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
  /** A namespace of objects, addressed by name. Their methods are called over RPC. */
  export interface DurableObjectNamespace<T> {
    getByName(name: string): {
      readonly [M in keyof T]: T[M] extends (...parameters: infer A) => infer R
        ? (...parameters: A) => Promise<Awaited<R>>
        : never;
    };
  }
  /** Keeps a promise running after the response was sent or the client disconnected. */
  export function waitUntil(work: Promise<unknown>): void;
  /** Workers AI. */
  export interface Ai {
    run(model: string, input: object): Promise<unknown>;
  }
  /** A binding that accepts requests, such as ASSETS. */
  export interface Fetcher {
    fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  }
}
