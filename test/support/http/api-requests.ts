import { expect } from "vitest";
import * as z from "zod";
import { ErrorBody, ErrorBodyV1 } from "../../../src/contract/resources/error.ts";
import { ContactAccepted, JobStatus } from "../../../src/contract/resources/job.ts";
import { sampled } from "../setup/tier.ts";
import { expectBody } from "./http-client.ts";
import { inquiry } from "./inquiries.ts";
import { call, type HttpResponse } from "./service.ts";

/** The two API bases. */
export const apiBases = ["/api", "/api/v1"] as const;

/** What `npm test` tests in full. The mirror is compared with it in version-mirror.test.ts. */
export const testedBases = sampled(apiBases, 1);

type RequestHeaders = Readonly<Record<string, string | string[]>>;

/** Posts a value as JSON. */
export const post = (path: string, value: unknown, headers: RequestHeaders = {}): Promise<HttpResponse> =>
  call(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(value),
  });

const isEnveloped = (path: string): boolean => /^\/api\/v1(?:\/|$)/.test(path);

/** The data of a response, without the v1 envelope. */
export const dataOf = <T>(schema: z.ZodType<T>, path: string, { json }: HttpResponse): T =>
  isEnveloped(path)
    ? expectBody(z.object({ version: z.literal("v1"), data: schema }), json()).data
    : expectBody(schema, json());

/** The error of a response, without the v1 envelope. */
export const errorOf = (path: string, { json }: HttpResponse): ErrorBody["error"] =>
  isEnveloped(path) ? expectBody(ErrorBodyV1, json()).error : expectBody(ErrorBody, json()).error;

/** Whether a response is the stored one of an earlier request with the same Idempotency-Key. */
export const isReplay = ({ headers }: HttpResponse): boolean => headers["idempotent-replay"] === "true";

/** The status and error code of a response. */
export const statusAndCode = (path: string, response: HttpResponse): string =>
  `${response.status} ${errorOf(path, response).code}`;

/** Posts an inquiry and returns its job. */
export const submitInquiry = async (
  changed: Partial<typeof inquiry> = {},
  api: string = "/api",
): Promise<ContactAccepted> => {
  const path = `${api}/contact`;
  const response = await post(path, { ...inquiry, ...changed });
  expect(response.status, response.text).toBe(202);
  return dataOf(ContactAccepted, path, response);
};

/** Polls a job until it is completed. */
export const waitForJob = async (id: string, api: string = "/api"): Promise<JobStatus> => {
  const path = `${api}/jobs/${id}`;
  const until = performance.now() + 10_000;
  for (;;) {
    const response = await call(path);
    expect(response.status, response.text).toBe(200);
    const job = dataOf(JobStatus, path, response);
    if (job.status === "completed") return job;
    if (performance.now() > until) throw new Error(`${path} did not complete within 10 seconds`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
