import { expect, test } from "vitest";
import { JobCheck, JobResult } from "./job.ts";

test("the outcome of a job refers to the checks, which say whether the inquiry passed", () => {
  expect(JobResult.shape.outcome.description).toContain("`passed` of each check");
  expect(JobCheck.shape.detail.description).toContain("`Not passed`");
});
