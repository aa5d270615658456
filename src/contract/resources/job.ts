import * as z from "zod";
import { limits } from "../limits.ts";
import { emailAddress, trimmedText, webUrl } from "../text.ts";

const { name, email, message } = limits.contact;

export const ContactInput = z
  .object({
    name: trimmedText(name.min, name.max).describe("Who asks."),
    email: emailAddress(email.max).describe("Where an answer would go."),
    message: trimmedText(message.min, message.max).describe("What is asked."),
  })
  .meta({
    id: "ContactInput",
    description: "An inquiry. White space around a member does not count, and other members are ignored.",
  });

export type ContactInput = z.infer<typeof ContactInput>;

const JobState = z.enum(["processing", "completed"]);
const jobId = z.string().describe("Names the job; pass it to GET /api/jobs/{id} as it is.");
const pollUrl = webUrl().describe("Where the job is polled.");

export const ContactAccepted = z
  .object({
    ok: z.literal(true).describe("The inquiry was accepted."),
    queued: z.boolean().exactOptional().describe("Whether a job was made of it."),
    job_id: jobId,
    status: JobState.describe("The state of the job."),
    poll_url: pollUrl,
    message: z.string().exactOptional().describe("What happens next, for people."),
  })
  .meta({ id: "ContactAccepted", description: "An inquiry that became a job." });

export type ContactAccepted = z.infer<typeof ContactAccepted>;

export const JobCheck = z
  .object({
    name: z.enum(["email_domain", "links", "message_language", "message_length"]).describe("What was looked at."),
    passed: z.boolean().describe("Whether it is as inquiries usually are."),
    detail: z.string().describe("What was found."),
  })
  .meta({ id: "JobCheck", description: "One check of an inquiry." });

export type JobCheck = z.infer<typeof JobCheck>;

export const JobResult = z
  .object({
    outcome: z.literal("validated").describe("The inquiry was looked at, and that is all."),
    delivered: z.literal(false).describe("Nothing is ever sent or kept."),
    accepted_at: z.iso.datetime().describe("When the inquiry came in."),
    completed_at: z.iso.datetime().describe("When its job was done."),
    checks: z.array(JobCheck).describe("What was looked at."),
  })
  .meta({ id: "JobResult", description: "What became of an inquiry." });

export type JobResult = z.infer<typeof JobResult>;

export const JobStatus = z
  .object({
    job_id: jobId,
    status: JobState.describe("The state of the job."),
    result: JobResult.exactOptional().describe("Present when the job is completed."),
    poll_url: pollUrl,
  })
  .meta({ id: "JobStatus", description: "How far a job is." });

export type JobStatus = z.infer<typeof JobStatus>;

/** The path parameter of GET /api/jobs/{id}. */
export const JobPath = z.object({ id: z.string().describe("The `job_id` of a 202 answer.") });
