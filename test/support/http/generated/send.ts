import fc from "fast-check";
import { KeyResponse, TokenResponse } from "../../../../src/contract/resources/agents/credential.ts";
import { ContactAccepted } from "../../../../src/contract/resources/job.ts";
import { ProjectList } from "../../../../src/contract/resources/portfolio/project.ts";
import { createDocumentedFetch, type DocumentedService } from "../documented.ts";
import { inquiryJson } from "../inquiries.ts";
import { type GeneratedRequest, generatedRequests, type KnownValues, type RequestDocument } from "./requests.ts";

/** The result of a run. */
export interface GeneratedRun {
  readonly requests: number;
  /** The number of responses by operation and status, such as `getProfile 200`. */
  readonly responses: ReadonlyMap<string, number>;
  /** Responses that differ from the document, and server errors: one request for each operation and message. */
  readonly mismatches: ReadonlyMap<string, GeneratedRequest>;
}

const AT_ONCE = 4;
const ROUNDS_PER_SEED = 50;

const read = async (url: string, init?: RequestInit): Promise<unknown> => (await fetch(url, init)).json();

/** Values of a running service that requests need to succeed. */
const knownValues = async (base: string): Promise<KnownValues> => {
  const post = (path: string, body = "{}"): Promise<unknown> =>
    read(base + path, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  const { projects } = ProjectList.parse(await read(`${base}/api/projects`));
  const { job_id } = ContactAccepted.parse(await post("/api/contact", inquiryJson));
  return {
    params: { id: [job_id], slug: projects.flatMap(({ slug }) => slug ?? []) },
    credentials: [
      KeyResponse.parse(await post("/api/agent/key")).api_key,
      TokenResponse.parse(await post("/api/agent/identity")).access_token,
    ],
    etags: [(await fetch(`${base}/api/profile`)).headers.get("ETag") ?? ""],
  };
};

/** The message without values that differ between requests. */
const summaryOf = (message: string): string =>
  message
    .split("\n")
    .slice(0, 2)
    .join(" ")
    .replaceAll(/ \/\S*/g, "")
    .slice(0, 300);

/**
 * Sends requests that are generated from a service's OpenAPI document, to all operations in turn, and checks each response.
 * The same seed and rounds give the same requests, except for credentials and ids. Stops early after `milliseconds`.
 */
export const sendGenerated = async (
  service: DocumentedService,
  {
    seed,
    rounds = Number.POSITIVE_INFINITY,
    milliseconds = Number.POSITIVE_INFINITY,
  }: {
    readonly seed: number;
    /** The number of requests to each operation. */
    readonly rounds?: number;
    readonly milliseconds?: number;
  },
): Promise<GeneratedRun> => {
  const { base } = service;
  const document = (await read(`${base}/openapi.json`)) as RequestDocument;
  const operations = [...generatedRequests(document, await knownValues(base)).values()];
  const send = createDocumentedFetch(service);
  const responses = new Map<string, number>();
  const mismatches = new Map<string, GeneratedRequest>();
  const end = performance.now() + milliseconds;
  let requests = 0;

  const check = async (request: GeneratedRequest): Promise<void> => {
    const { operationId, path, ...init } = request;
    requests += 1;
    try {
      const response = await send(base + path, { ...init, redirect: "manual" });
      await response.body?.cancel();
      const name = `${operationId} ${response.status}`;
      responses.set(name, (responses.get(name) ?? 0) + 1);
      if (response.status >= 500) mismatches.set(`${name}: server error`, request);
    } catch (error) {
      mismatches.set(`${operationId}: ${summaryOf(error instanceof Error ? error.message : String(error))}`, request);
    }
  };

  for (let sent = 0; sent < rounds && performance.now() < end; sent += ROUNDS_PER_SEED) {
    const numRuns = Math.min(ROUNDS_PER_SEED, rounds - sent);
    const samples = operations.map((arbitrary, index) =>
      fc.sample(arbitrary, { seed: Math.imul(seed + sent, 0x9e37_79b1) ^ Math.imul(index, 0x85eb_ca6b), numRuns }),
    );
    for (let round = 0; round < numRuns && performance.now() < end; round += 1) {
      const batch = samples.flatMap((sample) => sample[round] ?? []);
      for (let start = 0; start < batch.length; start += AT_ONCE)
        await Promise.all(batch.slice(start, start + AT_ONCE).map(check));
    }
  }
  return { requests, responses, mismatches };
};
