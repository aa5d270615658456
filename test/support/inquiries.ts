import { ContactAccepted } from "../../src/contract/resources/job.ts";

/** What a host answered to an inquiry. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The job of an inquiry that was accepted. */
  readonly job: string | undefined;
  readonly isReplay: boolean;
}

export const inquiry = JSON.stringify({
  name: "Grace Hopper",
  email: "grace@example.com",
  message: "Would you like to write a compiler with us?",
});

/** Sends an inquiry, with an Idempotency-Key where one is given. */
export const inquire = async (base: string, key?: string, body = inquiry): Promise<Answered> => {
  const response = await fetch(`${base}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(key !== undefined && { "Idempotency-Key": key }) },
    body,
  });
  const { status, headers } = response;
  const text = await response.text();
  const job = status === 202 ? ContactAccepted.parse(JSON.parse(text)).job_id : undefined;
  return { status, headers, text, job, isReplay: headers.get("Idempotent-Replay") === "true" };
};
