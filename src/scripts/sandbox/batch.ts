import { formatBody } from "../../guides/curl.ts";
import { openStep } from "./step.ts";

/** Runs a batch of the entered paths. */
export const openBatch = (): void => {
  openStep("run-batch", {
    request: (field, key) => {
      const paths = field("paths").split(/\s+/).filter(Boolean);
      return {
        method: "POST",
        path: "/api/batch",
        headers: { "Idempotency-Key": key, "Content-Type": "application/json" },
        body: formatBody({ operations: paths.map((path) => ({ method: "GET", path })) }),
      };
    },
  });
};
