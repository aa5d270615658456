import { ContactAccepted } from "../../../src/contract/resources/job.ts";

/** The response to an inquiry. */
export interface InquiryResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The job id of an accepted inquiry. */
  readonly job: string | undefined;
  readonly isReplay: boolean;
}

export const inquiry = {
  name: "Grace Hopper",
  email: "grace@example.com",
  message: "Would you like to build a compiler with us next spring?",
};

export const inquiryJson = JSON.stringify(inquiry);

/** Posts an inquiry, with an Idempotency-Key if given. */
export const postInquiry = async (base: string, key?: string, body = inquiryJson): Promise<InquiryResponse> => {
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
