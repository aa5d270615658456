import { formatBody } from "../../guides/curl.ts";
import { openStep } from "./step.ts";

/** Whether the visitor has asked for fewer requests, or has no connection. */
const isSparing = (): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection");
  const savesData = typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData");
  return savesData === true || !navigator.onLine;
};

/** Lists projects: once when the page has loaded, and then as the visitor asks. */
export const openList = (): void => {
  const { preview } = openStep("list-projects", {
    request: (field) => {
      const filled = ["type", "q", "limit"].map((name) => [name, field(name)]).filter(([, value]) => value);
      const query = String(new URLSearchParams(filled));
      return { method: "GET", path: query ? `/api/projects?${query}` : "/api/projects" };
    },
  });
  if (!isSparing()) void preview();
};

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
