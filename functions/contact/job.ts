import type { Base } from "../../src/contract/base.ts";
import { limits } from "../../src/contract/limits.ts";
import type { ContactAccepted, JobResult, JobStatus } from "../../src/contract/resources/job.ts";
import { checksOf } from "./checks.ts";
import type { Job } from "./job-id.ts";

const processing = limits.job.processing * 1000;
const lifetime = limits.job.lifetime * 1000;

const iso = (time: number): string => new Date(time).toISOString();
const pollUrl = (id: string, base: Base): string => `${base.api}/jobs/${id}`;

const resultOf = ({ acceptedAt, facts }: Job): JobResult => ({
  outcome: "validated",
  delivered: false,
  accepted_at: iso(acceptedAt),
  completed_at: iso(acceptedAt + processing),
  checks: checksOf(facts),
});

/** The answer to an inquiry that was accepted. */
export const accepted = (id: string, base: Base): ContactAccepted => ({
  ok: true,
  queued: true,
  job_id: id,
  status: "processing",
  poll_url: pollUrl(id, base),
  message: "The inquiry is being validated. Nothing is sent and nothing is kept.",
});

/** What a job is at a time, or undefined once it is forgotten (D5). */
export const statusAt = (now: number, id: string, job: Job, base: Base): JobStatus | undefined => {
  const age = now - job.acceptedAt;
  if (age >= lifetime) return undefined;
  const isDone = age >= processing;
  return {
    job_id: id,
    status: isDone ? "completed" : "processing",
    ...(isDone && { result: resultOf(job) }),
    poll_url: pollUrl(id, base),
  };
};
