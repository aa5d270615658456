import { getJob, postContact } from "../../contract/operations/portfolio.ts";
import type { ContactInput } from "../../contract/resources/job.ts";
import { curlCommand, laidOut } from "../curl.ts";
import { type Experiment, sentOnce } from "./experiment.ts";

const sample: ContactInput = {
  name: "Ada Example",
  email: "ada@example.com",
  message: "Would you have time for a small project in spring?",
};

/** An inquiry, and the job that it becomes. */
export const inquiry = (site: string): Experiment => ({
  id: "inquiry",
  title: "Send an inquiry",
  text: `An inquiry is checked and becomes a job; nothing is delivered and nothing is kept. Leave a field empty to see what an error
looks like.`,
  steps: [
    {
      id: "send-inquiry",
      title: "Send it",
      text: `[POST ${postContact.path}](/docs#postContact) answers 202 and says where the job is. Sent again with the same
\`Idempotency-Key\`, it gets the first answer, marked \`Idempotent-Replay\`.`,
      command: curlCommand(site + postContact.path, { headers: sentOnce, body: laidOut(sample) }),
      fields: [
        { name: "name", label: "Name", kind: "text", value: sample.name, error: "invalid_name" },
        { name: "email", label: "E-mail", kind: "email", value: sample.email, error: "invalid_email" },
        { name: "message", label: "Message", kind: "lines", value: sample.message, error: "invalid_message" },
      ],
      run: "Send the inquiry",
      again: "Send it again",
    },
    {
      id: "poll-job",
      title: "Watch its job",
      text: `The job is \`processing\` at first and \`completed\` soon after; its result lists what was checked. \`$JOB\` is the \`job_id\` of the
answer above.`,
      command: `curl "${site}${getJob.path.replace("{id}", "$JOB")}"`,
      run: "Ask for the job",
    },
  ],
});
