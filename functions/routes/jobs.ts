import { ApiError } from "../../src/contract/errors.ts";
import { getJob } from "../../src/contract/operations/portfolio.ts";
import { statusAt } from "../contact/job.ts";
import { readJobId } from "../contact/job-id.ts";
import { read } from "../handle.ts";

/** GET /api/jobs/{id}. A job lives in its id: nothing is looked up (D5). */
export const jobs = read(getJob, async ({ params, base, ports }) => {
  const { jobs: key } = await ports.keys();
  const job = await readJobId(params.id, key);
  const status = job && statusAt(ports.clock.now(), params.id, job, base);
  if (!status) throw new ApiError("job_not_found");
  const headers = status.status === "processing" ? { "Retry-After": "1" } : {};
  return { json: JSON.stringify(status), headers };
});
