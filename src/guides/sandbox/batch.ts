import { limits } from "../../contract/limits.ts";
import { postBatch } from "../../contract/operations/service.ts";
import { curlCommand, formatBody } from "../curl.ts";
import { idempotentJsonHeaders, type SandboxExample } from "./sandbox-example.ts";

/** The paths that the batch reads by default. */
export const batchPaths = ["/api/profile", "/api/projects?limit=2", "/api/projects?limit=0"];

/** A batch with one read that fails. */
export const batch = (site: string): SandboxExample => ({
  id: "batch",
  title: "Run a batch",
  text: `A batch runs up to ${limits.batch.operations.max} reads, counts as one request for the rate limit and returns one result per read. In this example, the last read
fails; the others still succeed.`,
  steps: [
    {
      id: "run-batch",
      title: "Send the batch",
      text: `[POST ${postBatch.path}](/docs/service#postBatch) returns the results in the order of the reads, each with its own status and body.`,
      command: curlCommand(site + postBatch.path, {
        headers: idempotentJsonHeaders,
        body: formatBody({ operations: batchPaths.map((path) => ({ method: "GET", path })) }),
      }),
      fields: [
        {
          name: "paths",
          label: "Paths to read, one per line",
          kind: "code",
          value: batchPaths.join("\n"),
          error: "invalid_operations",
        },
      ],
      runLabel: "Run the batch",
      repeatLabel: "Run again",
    },
  ],
});
