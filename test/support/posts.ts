import { expect } from "vitest";
import * as z from "zod";
import { ErrorBody, ErrorBodyV1 } from "../../src/contract/resources/error.ts";
import { ContactAccepted, JobStatus } from "../../src/contract/resources/job.ts";
import { expectBody } from "./call.ts";
import { type Answer, call } from "./service.ts";

/** The two bases of the API. */
export const apis = ["/api", "/api/v1"] as const;

export const inquiry = {
  name: "Grace Hopper",
  email: "grace@example.com",
  message: "Would you like to build a compiler with us next spring?",
};

type Sent = Readonly<Record<string, string | string[]>>;

/** Posts a value as JSON. */
export const post = (path: string, value: unknown, headers: Sent = {}): Promise<Answer> =>
  call(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(value),
  });

const isEnveloped = (path: string): boolean => /^\/api\/v1(?:\/|$)/.test(path);

/** What an answer of a path says, without the envelope of the mirror. */
export const dataOf = <T>(schema: z.ZodType<T>, path: string, { json }: Answer): T =>
  isEnveloped(path)
    ? expectBody(z.object({ version: z.literal("v1"), data: schema }), json()).data
    : expectBody(schema, json());

/** The error that an answer of a path says. */
export const errorOf = (path: string, { json }: Answer): ErrorBody["error"] =>
  isEnveloped(path) ? expectBody(ErrorBodyV1, json()).error : expectBody(ErrorBody, json()).error;

/** The status of an answer and the code of its error. */
export const refusalOf = (path: string, answer: Answer): string => `${answer.status} ${errorOf(path, answer).code}`;

/** Posts an inquiry and returns its job. */
export const accepted = async (
  changed: Partial<typeof inquiry> = {},
  api: string = "/api",
): Promise<ContactAccepted> => {
  const path = `${api}/contact`;
  const answer = await post(path, { ...inquiry, ...changed });
  expect(answer.status, answer.text).toBe(202);
  return dataOf(ContactAccepted, path, answer);
};

/** Polls a job until it is completed. */
export const completed = async (id: string, api: string = "/api"): Promise<JobStatus> => {
  const path = `${api}/jobs/${id}`;
  const until = performance.now() + 10_000;
  for (;;) {
    const answer = await call(path);
    expect(answer.status, answer.text).toBe(200);
    const job = dataOf(JobStatus, path, answer);
    if (job.status === "completed") return job;
    if (performance.now() > until) throw new Error(`${path} is never completed`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
