import { getQueryParam } from "hono/utils/url";
import pLimit from "p-limit";
import { type FieldIssue, quoted } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import { postBatch } from "../../src/contract/operations/service.ts";
import { act } from "../act.ts";
import { patternsOf, plainPath } from "../batch/target.ts";
import { failure } from "../checked.ts";
import type { AppContext } from "../environment.ts";
import { asApiError, errorJson } from "../errors.ts";
import type { Operation, Read } from "../handle.ts";
import type { MaybePromise } from "../maybe-promise.ts";
import type { Ports } from "../ports.ts";
import { type Reply, textOf } from "../reply.ts";

/** One operation of a batch, ready to be run; undefined where no batch may read the path. */
type Prepare = (path: string) => ((context: AppContext) => Promise<string>) | undefined;

/** The allowlist is the reads that the route table marks, and their mirrors (D6). */
const preparing = (reads: readonly Read[], ports: Ports): Prepare => {
  const targets = reads.flatMap(({ route, ask }) => {
    const [current, mirrored] = patternsOf(route);
    return [
      { pattern: current, version: "current" as const, ask: ask(ports, "current") },
      { pattern: mirrored, version: "v1" as const, ask: ask(ports, "v1") },
    ];
  });
  return (path) => {
    const plain = plainPath(path);
    const target = plain === undefined ? undefined : targets.find(({ pattern }) => pattern.test(plain));
    if (plain === undefined || !target) return undefined;
    const { pattern, version, ask } = target;
    const entry = (status: number, body: string) =>
      `{"path":${JSON.stringify(path)},"status":${status},"body":${body}}`;
    const read = (): MaybePromise<Reply> => {
      const query = plain === path ? undefined : (getQueryParam(path) as Record<string, string>);
      return ask(query, pattern.exec(plain)?.groups);
    };
    return async (context) => {
      try {
        return entry(200, textOf(await read(), version));
      } catch (error) {
        const known = asApiError(error, ports, context);
        return entry(known.status, errorJson(known, ports, version));
      }
    };
  };
};

/**
 * POST /api/batch: reads are asked as by any other request, without a network, and counted as one (D6). What they answer
 * is put together as it is; nothing is parsed or printed again.
 */
export const batch = (reads: readonly Read[], ports: Ports): Operation => {
  const readable = reads.filter(({ route }) => route.batchable);
  const paths = readable.map(({ route }) => route.path).join(", ");
  const prepare = preparing(readable, ports);
  return act(postBatch, async (_input, { operations }, context) => {
    const prepared = operations.map(({ path }) => prepare(path));
    const issues = operations.flatMap(({ path }, at): FieldIssue[] => {
      if (prepared[at]) return [];
      const where = `operations.${at}.path`;
      const message = `\`${where}\` is ${quoted(path)}; expected one of ${paths} or its /api/v1 mirror.`;
      return [{ path: where, code: "invalid_operations", message }];
    });
    if (issues.length > 0) throw failure(issues);
    const limit = pLimit(limits.batch.atOnce);
    const results = await Promise.all(prepared.flatMap((run) => (run ? [limit(run, context)] : [])));
    return { json: `{"count":${results.length},"results":[${results.join(",")}]}` };
  });
};
