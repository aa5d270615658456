/** Every number that the service promises. Sizes are bytes and times are seconds unless a name says otherwise. */
export const limits = {
  /** GET /api/projects: page size (specification, Limits). */
  pageSize: { min: 1, max: 50, default: 20 },
  /** GET /api/projects: characters of `q` (D3). */
  searchLength: 200,
  /** Requests for each client address in a window that starts at the first of them (D12). */
  rate: { policy: "demo", credentialPolicy: "credential", requests: 60, window: 60 },
  /** A client's own X-Request-Id is echoed up to this many characters (D2). */
  requestIdLength: 128,
  /** How long a shared cache may keep a read, and serve it while it fetches the next (D2). */
  cache: { maxAge: 60, staleWhileRevalidate: 86_400 },
  /** How long a browser may remember a CORS preflight. */
  preflightMaxAge: 86_400,
  /** Fields that failed, of which an error tells. */
  issues: 20,
  /** Bytes of a request body (D3). */
  bodyBytes: 64 * 1024,
  /** POST /api/contact: characters after trimming (D5). */
  contact: { name: { min: 2, max: 200 }, email: { max: 254 }, message: { min: 10, max: 5_000 } },
  /** How long a job is processed, and after how long it is unknown (D5). */
  job: { processing: 1, lifetime: 86_400 },
  /** POST /api/batch: how many reads, how many of them at a time, and characters of a path (D6). */
  batch: { operations: { min: 1, max: 20 }, atOnce: 5, pathLength: 2_000 },
  /**
   * Idempotency-Key: characters, how long an answer is kept, and for how long a request that never ended keeps its key
   * taken (D7).
   */
  idempotency: { keyLength: 255, lifetime: 86_400, lease: 30 },
  /** How long an access token and a demo key last, by how much clocks may differ, and requests of each in a window (D8, D12). */
  credential: { token: 3_600, key: 86_400, skew: 60, requests: 600 },
  /** What is exchanged for a token: characters, and the longest that it may last (D8). */
  assertion: { length: 16 * 1024, lifetime: 300 },
  /** Keys of a trusted party: bytes, seconds to fetch, to keep, and from one fetch to the next (D8). */
  keySet: { bytes: 64 * 1024, timeout: 5, lifetime: 600, cooldown: 30 },
  /** Agent lifecycle events: how many are kept, and how old a security event may be (D8). */
  agentEvents: { kept: 100, age: 86_400 },
  /** MCP: messages in a batch, values in a message, bytes of the product server's list of tools, and how long what does not change may be kept (D9). */
  mcp: { batch: 10, values: 1_000, toolListBytes: 6 * 1024, maxAge: 3_600 },
  /** Questions: characters, how many results, how many earlier questions are looked at and may be sent, seconds for a language model (D10). */
  ask: { question: 500, results: { min: 1, max: 25, default: 5 }, previous: 5, sent: 100, model: 8 },
  /** Feeds of projects: how many of them, latest first. */
  feed: { entries: 100 },
  /**
   * How long the state store may take, in milliseconds, before a request goes on without it or is refused; and the most
   * that an operator may allow it.
   */
  storeDeadline: { default: 250, max: 10_000 },
  /** The bundle of the Worker: bytes gzipped, and milliseconds of processor time to start, of the 1,000 that are allowed. */
  worker: { gzipBytes: 130_000, startMilliseconds: 250 },
  /** What the free plans of static hosts accept. */
  host: { files: 20_000, fileBytes: 25 * 1024 * 1024, headerRules: 100, redirects: 2_000, lineLength: 2_000 },
} as const;
