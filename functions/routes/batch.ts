import { getQueryParam } from "hono/utils/url";
import type { ApiVersion } from "../../src/contract/base.ts";
import { type FieldIssue, quoteInput } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import { postBatch } from "../../src/contract/operations/service.ts";
import { pathIn } from "../../src/contract/route.ts";
import { decodePath } from "../../src/contract/site/nearest-path.ts";
import { validationError } from "../../src/contract/validate.ts";
import { errorJson, toApiError } from "../http/errors.ts";
import type { Operation, ReadOperation } from "../http/operation.ts";
import { type Reply, textOf } from "../http/reply.ts";
import type { MaybePromise } from "../ports/maybe-promise.ts";
import type { Ports } from "../ports/ports.ts";
import type { AppContext } from "../ports/request-state.ts";
import { patternsOf, plainPath } from "./batch-path.ts";
import { defineAction } from "./define-action.ts";

/** A read that a batch may run, for one of the two bases. */
interface BatchTarget {
  readonly pattern: RegExp;
  readonly version: ApiVersion;
  readonly run: ReturnType<ReadOperation["run"]>;
}

/** One read of a batch, ready to run. */
interface BatchedRead {
  readonly path: string;
  readonly version: ApiVersion;
  readonly run: () => MaybePromise<Reply>;
}

/** The allowlist: the reads and their mirrors (D6). */
const allowlist = (reads: readonly ReadOperation[], ports: Ports): readonly BatchTarget[] =>
  reads.flatMap(({ route, run }): BatchTarget[] => {
    const [current, mirrored] = patternsOf(route);
    return [
      { pattern: current, version: "current", run: run(ports, "current") },
      { pattern: mirrored, version: "v1", run: run(ports, "v1") },
    ];
  });

/** Finds the read for a path; undefined if a batch may not run it. */
const findRead = (path: string, targets: readonly BatchTarget[]): BatchedRead | undefined => {
  const pathname = plainPath(path);
  if (pathname === undefined) return undefined;
  const target = targets.find(({ pattern }) => pattern.test(pathname));
  if (!target) return undefined;
  const { pattern, version, run } = target;
  const hasQuery = pathname !== path;
  const parameters = Object.entries(pattern.exec(pathname)?.groups ?? {}).map(([name, value]) => [
    name,
    decodePath(value),
  ]);
  return {
    path,
    version,
    run: () =>
      run(hasQuery ? (getQueryParam(path) as Record<string, string>) : undefined, Object.fromEntries(parameters)),
  };
};

/** Runs a read and returns its result as JSON text, without parsing the body. */
const runRead = async ({ path, version, run }: BatchedRead, ports: Ports, context: AppContext): Promise<string> => {
  const result = (status: number, body: string): string =>
    `{"path":${JSON.stringify(path)},"status":${status},"body":${body}}`;
  try {
    return result(200, textOf(await run(), version));
  } catch (error) {
    const apiError = toApiError(error, ports, context);
    return result(apiError.status, errorJson(apiError, ports, version));
  }
};

/** POST /api/batch. Its reads run in this process, and the rate limit counts them as one request (D6). */
export const batch = (reads: readonly ReadOperation[], ports: Ports): Operation => {
  const batchable = reads.filter(({ route }) => route.batchable);
  const targets = allowlist(batchable, ports);

  const issueFor = (path: string, index: number, version: ApiVersion): FieldIssue => {
    const field = `operations.${index}.path`;
    const paths = batchable.map(({ route }) => pathIn(version, route.path)).join(", ");
    const mirror = version === "v1" ? "" : " or its /api/v1 mirror";
    const message = `\`${field}\` is ${quoteInput(path)}; expected one of ${paths}${mirror}.`;
    return { path: field, code: "invalid_operations", message };
  };
  return defineAction(postBatch, async ({ version }, { operations }, context) => {
    const found = operations.map(({ path }) => findRead(path, targets));
    const issues = operations.flatMap(({ path }, index) => (found[index] ? [] : [issueFor(path, index, version)]));
    if (issues.length > 0) throw validationError(issues);
    const { concurrency } = limits.batch;
    const results: string[] = [];
    for (let start = 0; start < found.length; start += concurrency) {
      const some = found.slice(start, start + concurrency).flatMap((read) => read ?? []);
      results.push(...(await Promise.all(some.map((read) => runRead(read, ports, context)))));
    }
    return { json: `{"count":${results.length},"results":[${results.join(",")}]}` };
  });
};
