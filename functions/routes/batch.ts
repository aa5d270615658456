import { getQueryParam } from "hono/utils/url";
import pLimit from "p-limit";
import { type FieldIssue, quoted } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import type { BatchInput } from "../../src/contract/resources/batch.ts";
import { postBatch, routes } from "../../src/contract/routes.ts";
import { act } from "../act.ts";
import { allowlist, isAllowed } from "../batch/target.ts";
import { failure } from "../checked.ts";
import type { AppContext } from "../environment.ts";
import { asApiError, errorJson } from "../errors.ts";
import type { Operation, Read } from "../handle.ts";
import type { Ports } from "../ports.ts";
import { textOf } from "../reply.ts";

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

/** A read that a batch may run: the paths that it answers, and how it is asked. */
const targetsOf = (reads: readonly Read[], ports: Ports) =>
  reads.flatMap(({ route, ask }) => {
    const [current, mirrored] = allowlist([route]);
    return [
      ...(current ? [{ pattern: current, version: "current" as const, ask: ask(ports, "current") }] : []),
      ...(mirrored ? [{ pattern: mirrored, version: "v1" as const, ask: ask(ports, "v1") }] : []),
    ];
  });

/**
 * POST /api/batch: reads are asked as by any other request, without a network, and counted as one (D6). What they answer
 * is put together as it is; nothing is parsed or printed again.
 */
export const batch = (reads: readonly Read[], ports: Ports): Operation => {
  const targets = targetsOf(reads, ports);
  const run = async (path: string, context: AppContext): Promise<string> => {
    const [bare = ""] = path.split("?");
    const entry = (status: number, body: string) =>
      `{"path":${JSON.stringify(path)},"status":${status},"body":${body}}`;
    const target = targets.find(({ pattern }) => pattern.test(bare));
    if (!target) throw new Error(`no read answers ${bare}`);
    const { pattern, version, ask } = target;
    try {
      const query = bare === path ? undefined : getQueryParam(path);
      return entry(
        200,
        textOf(await ask(query as Record<string, string> | undefined, pattern.exec(bare)?.groups), version),
      );
    } catch (error) {
      const known = asApiError(error, ports, context);
      return entry(known.status, errorJson(known, ports, version));
    }
  };
  return act(postBatch, async (_input, body, context) => {
    checkPaths(body);
    const limit = pLimit(limits.batch.atOnce);
    const results = await Promise.all(body.operations.map(({ path }) => limit(run, path, context)));
    return { json: `{"count":${results.length},"results":[${results.join(",")}]}` };
  });
};
