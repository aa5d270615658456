import type { Base } from "../../contract/base.ts";
import { limits } from "../../contract/limits.ts";
import type { ContactAccepted, JobStatus } from "../../contract/resources/job.ts";
import { type InquiryFacts, inquiryChecks } from "./checks.ts";

/** A job: when its inquiry was accepted, in milliseconds since 1970, and the facts about it. */
export interface Job {
  readonly acceptedAt: number;
  readonly facts: InquiryFacts;
}

const PROCESSING_MS = limits.job.processingSeconds * 1000;
const LIFETIME_MS = limits.job.lifetimeSeconds * 1000;

const isoTime = (time: number): string => new Date(time).toISOString();
const pollUrl = (id: string, base: Base): string => `${base.api}/jobs/${id}`;

/**
 * The 202 response to a valid inquiry. Its message starts by saying that nothing is delivered, so that no agent reports the
 * opposite (D5). `howToReach` says how to reach the owner instead.
 */
export const contactAccepted = (id: string, base: Base, howToReach: string): ContactAccepted => ({
  ok: true,
  queued: true,
  job_id: id,
  status: "processing",
  poll_url: pollUrl(id, base),
  message: `Nothing is delivered: the inquiry is only validated, and is not stored. To reach the owner of this portfolio, ${howToReach}.`,
});

/** Whether a job is unknown because its lifetime is over (D5). */
export const isExpired = ({ acceptedAt }: Job, now: number): boolean => now - acceptedAt >= LIFETIME_MS;

/** The status of a job, which is computed from its age (D5). */
export const jobStatus = ({ acceptedAt, facts }: Job, now: number, id: string, base: Base): JobStatus => {
  const completedAt = acceptedAt + PROCESSING_MS;
  if (now < completedAt) return { job_id: id, status: "processing", poll_url: pollUrl(id, base) };
  return {
    job_id: id,
    status: "completed",
    result: {
      outcome: "validated",
      delivered: false,
      accepted_at: isoTime(acceptedAt),
      completed_at: isoTime(completedAt),
      checks: inquiryChecks(facts),
    },
    poll_url: pollUrl(id, base),
  };
};
