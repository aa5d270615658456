import pLimit from "p-limit";
import { type FieldIssue, quoted } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import type { BatchInput } from "../../src/contract/resources/batch.ts";
import { postBatch, routes } from "../../src/contract/routes.ts";
import { act } from "../act.ts";
import { allowlist, isAllowed } from "../batch/target.ts";
import { failure } from "../checked.ts";
import type { Operation } from "../handle.ts";
import type { MaybePromise } from "../ports.ts";

const list = allowlist(routes.filter(({ version }) => version === "current"));
const readable = routes.filter(({ batchable, version }) => batchable && version === "current").map(({ path }) => path);

/** @throws ApiError `invalid_operations` naming every path that no batch may read. */
const checkPaths = ({ operations }: BatchInput): void => {
  const issues = operations.flatMap(({ path }, at): FieldIssue[] => {
    if (isAllowed(path, list)) return [];
    const where = `operations.${at}.path`;
    const message = `\`${where}\` is ${quoted(path)}; expected one of ${readable.join(", ")} or its /api/v1 mirror.`;
    return [{ path: where, code: "invalid_operations", message }];
  });
  if (issues.length > 0) throw failure(issues);
};

/** Runs a read within the service. */
export type Read = (request: Request) => MaybePromise<Response>;

/**
 * POST /api/batch: reads run by the same handlers as any other, without a network, and counted as one (D6). What they
 * answer is put together as it is; nothing is parsed or printed again.
 */
export const batch = (read: Read): Operation =>
  act(postBatch, async ({ base, context }, input) => {
    checkPaths(input);
    const headers = { "X-Request-Id": context.get("exchange").requestId };
    const limit = pLimit(limits.batch.atOnce);
    const entries = input.operations.map(({ path }) =>
      limit(async () => {
        const response = await read(new Request(`${base.site}${path}`, { headers }));
        return `{"path":${JSON.stringify(path)},"status":${response.status},"body":${await response.text()}}`;
      }),
    );
    const results = await Promise.all(entries);
    return { json: `{"count":${results.length},"results":[${results.join(",")}]}` };
  });
