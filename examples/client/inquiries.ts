import type { PortfolioClient } from "./client.ts";
import { bodyOf } from "./failure.ts";
import type { components } from "./schema.d.ts";
import { retryAfter, type Wait, wait } from "./wait.ts";

export type Inquiry = components["schemas"]["ContactInput"];
export type Job = components["schemas"]["JobStatus"];

export interface InquiryOptions {
  /** Sent again with the same key, an inquiry is taken once. Keep it with what is to be sent where that must outlive the program. */
  readonly key?: string;
  /** Ends the waiting, e.g. `AbortSignal.timeout(30_000)`. */
  readonly signal?: AbortSignal;
  readonly wait?: Wait;
}

/** Asks for a job, as often as its answers say, until it is completed. */
export const completedJob = async (
  client: PortfolioClient,
  id: string,
  { signal, wait: waited = wait }: Omit<InquiryOptions, "key"> = {},
): Promise<Job> => {
  for (;;) {
    const answer = await client.GET("/api/jobs/{id}", { params: { path: { id } }, ...(signal && { signal }) });
    const job = bodyOf(answer);
    if (job.status === "completed") return job;
    await waited(retryAfter(answer.response.headers) ?? 1000, signal);
  }
};

/** Sends an inquiry and waits for what was found in it. Whatever is lost on the way is sent again, and taken once. */
export const inquire = async (
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
  return completedJob(client, job_id, { ...(signal && { signal }), ...(waited && { wait: waited }) });
};
