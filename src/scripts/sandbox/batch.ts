import { laidOut } from "../../portfolio/curl.ts";
import { openStep } from "./step.ts";

/** Runs a batch of the paths that are written down. */
export const openBatch = (): void => {
  openStep("run-batch", {
    request: (field, key) => {
      const paths = field("paths").split(/\s+/).filter(Boolean);
      return {
        method: "POST",
        path: "/api/batch",
        headers: { "Idempotency-Key": key, "Content-Type": "application/json" },
        body: laidOut({ operations: paths.map((path) => ({ method: "GET", path })) }),
      };
    },
  });
};
