import type { PortfolioClient } from "./client.ts";
import { bodyOf } from "./failure.ts";
import type { components } from "./schema.d.ts";
import { retryAfterMs, type Wait, wait } from "./wait.ts";

export type Inquiry = components["schemas"]["ContactInput"];
export type Job = components["schemas"]["JobStatus"];

export interface InquiryOptions {
  /** An inquiry with the same key is accepted once. Store the key with the inquiry if retries must survive a restart. */
  readonly key?: string;
  /** Stops waiting, e.g. `AbortSignal.timeout(30_000)`. */
  readonly signal?: AbortSignal;
  readonly wait?: Wait;
}

/** Polls a job at the pace of `Retry-After` until it is completed. */
export const waitForJob = async (
  client: PortfolioClient,
  id: string,
  { signal, wait: waited = wait }: Omit<InquiryOptions, "key"> = {},
): Promise<Job> => {
  for (;;) {
    const answer = await client.GET("/api/jobs/{id}", { params: { path: { id } }, ...(signal && { signal }) });
    const job = bodyOf(answer);
    if (job.status === "completed") return job;
    await waited(retryAfterMs(answer.response.headers) ?? 1000, signal);
  }
};

/** Sends an inquiry and waits for its job. Lost requests are retried; the inquiry is accepted once. */
export const sendInquiry = async (
  client: PortfolioClient,
  inquiry: Inquiry,
  { key = crypto.randomUUID(), signal, wait: waited }: InquiryOptions = {},
): Promise<Job> => {
  const { job_id } = bodyOf(
    await client.POST("/api/contact", {
      params: { header: { "Idempotency-Key": key } },
      body: inquiry,
      ...(signal && { signal }),
    }),
  );
  return waitForJob(client, job_id, { ...(signal && { signal }), ...(waited && { wait: waited }) });
};
