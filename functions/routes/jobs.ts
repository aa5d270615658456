import { ApiError } from "../../src/contract/errors.ts";
import { getJob } from "../../src/contract/operations/portfolio.ts";
import { isExpired, jobStatus } from "../../src/portfolio/inquiry/job.ts";
import { readJobId } from "../contact/job-id.ts";
import { defineRead } from "../http/operation.ts";

/** GET /api/jobs/{id}. The id contains the job, so nothing is looked up (D5). */
export const jobs = defineRead(getJob, async ({ params, base, ports }) => {
  const now = ports.clock.now();
  const keys = await ports.keys();
  const job = await readJobId(params.id, keys.jobs);
  if (!job || isExpired(job, now)) throw new ApiError("job_not_found");
  const status = jobStatus(job, now, params.id, base);
  return { json: JSON.stringify(status), headers: status.status === "processing" ? { "Retry-After": "1" } : {} };
});
