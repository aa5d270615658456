import type { AbortPoint, Client, Received, SoakRequest } from "./client.ts";
import { createPool } from "./pool.ts";

/** A response that is not the expected one. */
export class Mismatch extends Error {}

/** A credential that was issued, and the header that it is sent in. */
export interface Issued {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A request with an Idempotency-Key that was answered, and its response. */
export interface Answered {
  readonly request: SoakRequest;
  readonly status: number;
  readonly body: Buffer;
}

/** What requests leave for later ones. Its size is bounded. */
export const createMemory = () => ({
  /** The first response of each read, by path and Accept-Encoding. */
  reads: new Map<string, Received>(),
  credentials: createPool<Issued>(500),
  revoked: createPool<Issued>(500),
  jobs: createPool<string>(500),
  answered: createPool<Answered>(2_000),
});

/** How often each outcome occurred: by kind, and by status or "aborted". */
export type Outcomes = Map<string, Map<string, number>>;

/** The counts of a soak. */
export interface Tally {
  requests: number;
  readonly outcomes: Outcomes;
  /** Everything unexpected; at most `MAX_FAILURES` descriptions. */
  failures: number;
  readonly descriptions: string[];
  /** Rows that the host keeps in its database for a day or longer. */
  storedAnswers: number;
  revocations: number;
}

export const createTally = (): Tally => ({
  requests: 0,
  outcomes: new Map(),
  failures: 0,
  descriptions: [],
  storedAnswers: 0,
  revocations: 0,
});

/** What a kind of request works with. */
export interface Session {
  readonly memory: ReturnType<typeof createMemory>;
  readonly tally: Tally;
  /**
   * Sends a request and returns its response.
   * @throws Mismatch if the status is not one of the expected ones.
   */
  readonly send: (request: SoakRequest, ...expected: readonly number[]) => Promise<Received>;
  readonly abort: (request: SoakRequest, point: AbortPoint) => Promise<void>;
}

const count = (outcomes: Outcomes, kind: string, outcome: string): void => {
  const ofKind = outcomes.get(kind) ?? new Map<string, number>();
  outcomes.set(kind, ofKind.set(outcome, (ofKind.get(outcome) ?? 0) + 1));
};

/** The session of one kind of requests. */
export const sessionOf = (kind: string, client: Client, shared: Pick<Session, "memory" | "tally">): Session => {
  const { tally } = shared;
  const noted = (outcome: string): void => {
    tally.requests += 1;
    count(tally.outcomes, kind, outcome);
  };
  return {
    ...shared,
    send: async (request, ...expected) => {
      const line = `${request.method ?? "GET"} ${request.path}`;
      const received = await client.send(request).catch((error: NodeJS.ErrnoException) => {
        noted(error.code ?? "no response");
        throw new Mismatch(`${line}: ${error.message}`);
      });
      noted(String(received.status));
      if (!expected.includes(received.status))
        throw new Mismatch(
          `${line}: ${received.status}, expected ${expected.join(" or ")}: ${received.body.toString("utf8", 0, 300)}`,
        );
      return received;
    },
    abort: async (request, point) => {
      await client.abort(request, point);
      noted("aborted");
    },
  };
};

/** Throws a Mismatch with this message unless the condition holds. */
export const ensure = (condition: boolean, message: string): void => {
  if (!condition) throw new Mismatch(message);
};

const MAX_FAILURES = 20;

/** Counts what a request threw, and keeps the first descriptions. */
export const noteFailure = (tally: Tally, kind: string, error: unknown): void => {
  tally.failures += 1;
  if (tally.descriptions.length < MAX_FAILURES)
    tally.descriptions.push(`${kind}: ${error instanceof Mismatch ? error.message : String(error)}`);
};

/** One kind of requests. */
export interface Kind {
  readonly name: string;
  /** How often it runs, in relation to the others. */
  readonly weight: number;
  readonly run: (session: Session) => Promise<void>;
}
