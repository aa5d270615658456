import { randomUUID } from "node:crypto";
import * as z from "zod";
import { ContactAccepted } from "../../src/contract/resources/job.ts";
import { exampleInquiry } from "../../src/guides/example-requests.ts";
import type { SoakRequest } from "./client.ts";
import { pickFrom } from "./pool.ts";
import { type Answered, ensure, type Kind, type Session } from "./session.ts";

const inquiry = (): string =>
  JSON.stringify({ ...exampleInquiry, message: `${exampleInquiry.message} Reference ${randomUUID()}.` });

const contact = (headers: Record<string, string> = {}): SoakRequest => ({
  method: "POST",
  path: pickFrom(["/api/contact", "/api/v1/contact"]),
  headers,
  body: inquiry(),
});

const newKey = (): Record<string, string> => ({ "Idempotency-Key": randomUUID() });

/** Sends a request with a new key, whose answer the host keeps. */
const sendKeyed = async ({ send, memory, tally }: Session, request: SoakRequest, status: number): Promise<void> => {
  const { body, headers } = await send(request, status);
  ensure(headers["idempotent-replay"] === undefined, `${request.path}: a new key was replayed`);
  tally.storedAnswers += 1;
  memory.answered.add({ request, status, body });
};

const isReplayOf = (first: Answered, body: Buffer, replayed: unknown): boolean =>
  replayed === "true" && body.equals(first.body);

const inquiries: readonly Kind[] = [
  {
    name: "inquiry",
    weight: 5,
    run: async ({ send, memory }) => {
      const { body } = await send({ ...contact(), path: "/api/contact" }, 202);
      memory.jobs.add(ContactAccepted.parse(JSON.parse(body.toString())).job_id);
    },
  },
  {
    name: "inquiry with a new key",
    weight: 4,
    run: (session) => sendKeyed(session, contact(newKey()), 202),
  },
  {
    name: "retry with the same key",
    weight: 4,
    run: async ({ send, memory }) => {
      const first = memory.answered.pick();
      if (!first) return;
      const { body, headers } = await send(first.request, first.status);
      ensure(isReplayOf(first, body, headers["idempotent-replay"]), `${first.request.path}: the retry differs`);
    },
  },
  {
    name: "two requests at once with a key",
    weight: 1,
    run: async ({ send, tally }) => {
      const request = contact(newKey());
      const both = await Promise.all([send(request, 202, 409), send(request, 202, 409)]);
      const ran = both.filter(({ status, headers }) => status === 202 && headers["idempotent-replay"] === undefined);
      ensure(ran.length === 1, `${request.path}: ${ran.length} of two requests with a key ran`);
      tally.storedAnswers += 1;
    },
  },
  {
    name: "a key with another body",
    weight: 1,
    run: async ({ send, memory }) => {
      const first = memory.answered.pick();
      if (first) await send({ ...first.request, body: `${first.request.body} ` }, 422);
    },
  },
  {
    name: "job",
    weight: 3,
    run: async ({ send, memory }) => {
      const id = memory.jobs.pick();
      if (id) await send({ path: `/api/jobs/${id}` }, 200);
    },
  },
];

const operations = [
  ["/api/profile", 200],
  ["/api/projects?limit=2", 200],
  ["/api/projects?limit=0", 422],
  ["/api/jobs/unknown", 404],
  ["/api/v1/contact", 200],
] as const;
const batchBody = JSON.stringify({ operations: operations.map(([path]) => ({ method: "GET", path })) });
const BatchStatuses = z.object({ results: z.array(z.object({ status: z.int() })) });

const batches: readonly Kind[] = [
  {
    name: "batch",
    weight: 2,
    run: async ({ send }) => {
      const { body } = await send({ method: "POST", path: "/api/batch", body: batchBody }, 200);
      const statuses = BatchStatuses.parse(JSON.parse(body.toString())).results.map(({ status }) => status);
      ensure(statuses.join() === operations.map(([, status]) => status).join(), `/api/batch: ${statuses.join()}`);
    },
  },
  {
    name: "batch with a new key",
    weight: 1,
    run: (session) =>
      sendKeyed(session, { method: "POST", path: "/api/batch", headers: newKey(), body: batchBody }, 200),
  },
];

/** Inquiries, jobs, batches and retries. */
export const writeKinds: readonly Kind[] = [...inquiries, ...batches];
