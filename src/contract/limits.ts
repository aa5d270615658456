/** The limits of the API, the build and the hosts. A name states its unit; lengths are in characters, and other members are counts. */
export const limits = {
  /** GET /api/projects: projects per page (D4). */
  pageSize: { min: 1, max: 50, default: 20 },
  /** GET /api/projects: length of `q` (D3). */
  maxSearchLength: 200,
  /**
   * Rate limits, with the names of their policies. `requests` is the limit of an IP address, which the operator can set;
   * `credential.requests`, `credential.issuedPerDay` and `idempotency.storedKibPerDay` scale with it. A window starts at
   * its first request (D12).
   */
  rate: {
    policy: "demo",
    credentialPolicy: "credential",
    /** All demo tokens and keys that one IP address uses. */
    demoCredentialsPolicy: "demo-credentials",
    /** Demo tokens and keys that one IP address gets. */
    issuePolicy: "issue",
    requests: 60,
    windowSeconds: 60,
  },
  /** Open connections of a client to Node without a proxy, by default, and its requests in progress in nginx (D12). */
  connectionsPerClient: 256,
  /** A client's X-Request-Id is echoed up to this length (D2). */
  maxRequestIdLength: 128,
  /** Cache-Control of shared reads (D2). */
  cache: {
    maxAgeSeconds: 60,
    staleWhileRevalidateSeconds: 86_400,
  },
  /** Access-Control-Max-Age of preflight responses. */
  preflightMaxAgeSeconds: 86_400,
  /** Field errors listed in one response. */
  maxIssues: 20,
  /** Size of a request body (D3). */
  maxBodyBytes: 64 * 1024,
  /** POST /api/contact: lengths after trimming (D5). */
  contact: {
    name: { min: 2, max: 200 },
    email: { max: 254 },
    message: { min: 10, max: 5_000 },
  },
  /** Jobs (D5). */
  job: {
    processingSeconds: 1,
    lifetimeSeconds: 86_400,
  },
  /** POST /api/batch (D6). */
  batch: {
    operations: { min: 1, max: 20 },
    /** Reads that run at the same time. */
    concurrency: 5,
    /** Fits a list with the longest `q` and `tag`: percent-encoding makes up to 12 characters of one. */
    maxPathLength: 5_000,
  },
  /** Idempotency-Key (D7). */
  idempotency: {
    maxKeyLength: 255,
    lifetimeSeconds: 86_400,
    /** How long a request that never finished keeps its key. */
    leaseSeconds: 30,
    /** Responses that are stored for one IP address in a day, in KiB. Each counts as at least 1 KiB. */
    storedKibPerDay: 16 * 1024,
  },
  /** Access tokens and demo keys (D8, D12). */
  credential: {
    tokenLifetimeSeconds: 3_600,
    keyLifetimeSeconds: 86_400,
    clockSkewSeconds: 60,
    /** Requests per rate limit window, for each credential and for all demo credentials that an IP address uses. */
    requests: 600,
    /** Demo tokens and keys that an IP address gets in a day. */
    issuedPerDay: 100,
  },
  /** Assertions that are exchanged for a token (D8). */
  assertion: {
    maxLength: 16 * 1024,
    maxLifetimeSeconds: 300,
  },
  /** JWKS of trusted issuers (D8). */
  keySet: {
    maxBytes: 64 * 1024,
    timeoutSeconds: 5,
    lifetimeSeconds: 600,
    /** Minimum time between two fetches. */
    cooldownSeconds: 30,
  },
  /** Agent lifecycle events (D8). */
  agentEvents: {
    maxKept: 100,
    /** Older security events are rejected. */
    maxAgeSeconds: 86_400,
  },
  /** MCP (D9). */
  mcp: {
    maxBatchMessages: 10,
    /** JSON values in one message. */
    maxValues: 1_000,
    /** The product server's `tools/list` result. */
    maxToolListBytes: 10 * 1024,
    /** The text of `get_openapi` without an operation (D17). */
    maxOpenApiBytes: 60_000,
    maxOperationIdLength: 100,
    /** Cache lifetime of server cards and other discovery documents. */
    maxAgeSeconds: 3_600,
  },
  /** /openapi.json of the sample portfolio (D17). */
  openApi: { maxBytes: 150_000 },
  /** POST /api/match. */
  match: {
    /** The size of the text, or of all requirements together, in UTF-8. */
    maxTextBytes: 8 * 1024,
    requirements: { min: 1, max: 50 },
  },
  /** /ask (D10). */
  ask: {
    maxQuestionLength: 500,
    results: { min: 1, max: 25, default: 5 },
    /** Earlier questions that are used. */
    contextQuestions: 5,
    /** Earlier questions that a request may contain. */
    maxPreviousQuestions: 100,
    modelTimeoutSeconds: 8,
    /** Default limits of questions for the language model, over all clients; each makes up to two calls. */
    modelQuestions: { perMinute: 30, perDay: 1_000 },
  },
  /** Project feeds. */
  feed: { maxEntries: 100 },
  /** How long a request waits for the state store; `max` bounds the operator's setting. */
  storeTimeoutMs: { default: 250, max: 10_000 },
  /** The Worker bundle. `maxStartMs` is CPU time, of the 1,000 ms that the platform allows. */
  worker: {
    maxGzipBytes: 160_000,
    maxStartMs: 250,
  },
  /** What the free plans of static hosts accept. */
  host: {
    maxFiles: 20_000,
    /** Larger portfolios have no JSON file for each project (D28). */
    maxProjectFiles: 2_500,
    maxFileBytes: 25 * 1024 * 1024,
    maxHeaderRules: 100,
    maxRedirects: 2_000,
    maxLineLength: 2_000,
  },
} as const;

/** The rate limits of a service whose limit for an IP address is `requests` (D12). */
export const rateLimitsFor = (requests: number) => {
  const scale = (limit: number): number => Math.ceil((requests * limit) / limits.rate.requests);
  return {
    address: requests,
    credential: scale(limits.credential.requests),
    issuedPerDay: scale(limits.credential.issuedPerDay),
    storedKibPerDay: scale(limits.idempotency.storedKibPerDay),
  };
};

const { windowSeconds } = limits.rate;

/** The rate limit window, as text to follow a number of requests, such as `per minute`. */
export const perWindow = windowSeconds === 60 ? "per minute" : `per ${windowSeconds} seconds`;
