import { getJob, postContact } from "../../contract/operations/portfolio.ts";
import { curlCommand, formatBody } from "../curl.ts";
import { exampleInquiry } from "../example-requests.ts";
import { idempotentJsonHeaders, type SandboxExample } from "./sandbox-example.ts";

/** An inquiry and its job. */
export const inquiry = (site: string): SandboxExample => ({
  id: "inquiry",
  title: "Validate an inquiry",
  text: `Nothing is delivered or stored: an inquiry is only validated, by a job. The \`message\` of the response names the address to write to.
To see an error, leave a field empty.`,
  steps: [
    {
      id: "send-inquiry",
      title: "Send the inquiry",
      text: `[POST ${postContact.path}](/docs/portfolio#postContact) returns 202 with the URL of the job. If you send the same request again with the same
\`Idempotency-Key\`, you get the original response with \`Idempotent-Replay: true\`.`,
      command: curlCommand(site + postContact.path, {
        headers: idempotentJsonHeaders,
        body: formatBody(exampleInquiry),
      }),
      fields: [
        { name: "name", label: "Name", kind: "text", value: exampleInquiry.name, error: "invalid_name" },
        { name: "email", label: "Email", kind: "email", value: exampleInquiry.email, error: "invalid_email" },
        { name: "message", label: "Message", kind: "lines", value: exampleInquiry.message, error: "invalid_message" },
      ],
      runLabel: "Send the inquiry",
      repeatLabel: "Send again",
    },
    {
      id: "poll-job",
      title: "Poll the job",
      text: `The job is \`processing\` at first and \`completed\` after a second. The result of the job lists the checks of the inquiry. \`$JOB\` is the \`job_id\` from
step 1.`,
      command: `curl "${site}${getJob.path.replace("{id}", "$JOB")}"`,
      runLabel: "Get the job",
      waitsFor: "Available after step 1, whose response has the job.",
    },
  ],
});
