import * as z from "zod";
import { limits } from "../limits.ts";
import { emailAddress, trimmedText, webUrl } from "../text/text.ts";

const { name, email, message } = limits.contact;

export const ContactInput = z
  .object({
    name: trimmedText(name.min, name.max).describe("The name of the sender."),
    email: emailAddress(email.max).describe("The email address for a reply."),
    message: trimmedText(message.min, message.max).describe("The text of the inquiry."),
  })
  .meta({
    id: "ContactInput",
    description: "An inquiry. Fields are trimmed; unknown fields are ignored.",
  });

export type ContactInput = z.infer<typeof ContactInput>;

const JobState = z.enum(["processing", "completed"]);
const jobId = z.string().describe("The id of the job. Pass it unchanged to GET /api/jobs/{id}.");
const pollUrl = webUrl().describe("The URL to poll for the job.");

export const ContactAccepted = z
  .object({
    ok: z.literal(true).describe("The fields of the inquiry are valid. Nothing is delivered."),
    queued: z
      .boolean()
      .exactOptional()
      .describe("Whether a job was created. The job runs the checks; it delivers nothing."),
    job_id: jobId,
    status: JobState.describe("The status of the job."),
    poll_url: pollUrl,
    message: z.string().exactOptional().describe("Says that nothing is delivered, and names the address to write to."),
  })
  .meta({ id: "ContactAccepted", description: "An accepted inquiry and its job." });

export type ContactAccepted = z.infer<typeof ContactAccepted>;

export const JobCheck = z
  .object({
    name: z.enum(["email_domain", "links", "message_language", "message_length"]).describe("The name of the check."),
    passed: z.boolean().describe("Whether the inquiry passed the check."),
    detail: z.string().describe("The finding. Starts with `Not passed` if the inquiry did not pass."),
  })
  .meta({ id: "JobCheck", description: "One check of an inquiry." });

export type JobCheck = z.infer<typeof JobCheck>;

export const JobResult = z
  .object({
    outcome: z
      .literal("validated")
      .describe("The fields are valid and every check ran. `passed` of each check says whether the inquiry passed it."),
    delivered: z.literal(false).describe("Always false: inquiries are not delivered or stored."),
    accepted_at: z.iso.datetime().describe("When the inquiry was accepted."),
    completed_at: z.iso.datetime().describe("When the job was completed."),
    checks: z.array(JobCheck).describe("The checks and their findings."),
  })
  .meta({ id: "JobResult", description: "The result of an inquiry." });

export type JobResult = z.infer<typeof JobResult>;

export const JobStatus = z
  .object({
    job_id: jobId,
    status: JobState.describe("The status of the job."),
    result: JobResult.exactOptional().describe("Present if the job is completed."),
    poll_url: pollUrl,
  })
  .meta({ id: "JobStatus", description: "The status of a job." });

export type JobStatus = z.infer<typeof JobStatus>;

/** The path parameter of GET /api/jobs/{id}. */
export const JobPath = z.object({ id: z.string().describe("The `job_id` of a 202 response.") });
