import { limits } from "../../contract/limits.ts";
import { postBatch } from "../../contract/operations/service.ts";
import { curlCommand, laidOut } from "../curl.ts";
import { type Experiment, sentOnce } from "./experiment.ts";

const paths = ["/api/profile", "/api/projects?limit=2", "/api/projects?limit=0"];

/** Several reads in one request, of which one fails. */
export const batch = (site: string): Experiment => ({
  id: "batch",
  title: "Read many things at once",
  text: `A batch takes up to ${limits.batch.operations.max} reads, counts as one request and answers each of them by itself. The last of these fails, and the
others do not mind.`,
  steps: [
    {
      id: "run-batch",
      title: "Run a batch",
      text: `[POST ${postBatch.path}](/docs#postBatch) answers in the order of the reads, each with its own status.`,
      command: curlCommand(site + postBatch.path, {
        headers: sentOnce,
        body: laidOut({ operations: paths.map((path) => ({ method: "GET", path })) }),
      }),
      fields: [
        {
          name: "paths",
          label: "Paths to read, one a line",
          kind: "code",
          value: paths.join("\n"),
          error: "invalid_operations",
        },
      ],
      run: "Run the batch",
      again: "Run it again",
    },
  ],
});
