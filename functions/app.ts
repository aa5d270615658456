import { Hono } from "hono";
import { mirrorPath } from "../src/contract/route.ts";
import type { Environment, Handler, Step } from "./environment.ts";
import { onError, otherwise } from "./errors.ts";
import type { Operation } from "./handle.ts";
import { caught, inTurn } from "./pipeline.ts";
import type { Ports } from "./ports.ts";
import { logged } from "./request-log.ts";
import { guardedPaths } from "./routes/guarded.ts";
import { health } from "./routes/health.ts";
import { prerenderedReads } from "./routes/prerendered.ts";
import { projects } from "./routes/projects.ts";
import { files } from "./steps/files.ts";
import { preflight } from "./steps/preflight.ts";
import { rateLimit } from "./steps/rate-limit.ts";
import { startExchange } from "./steps/start-exchange.ts";
import { trailingSlash } from "./steps/trailing-slash.ts";

const operations: readonly Operation[] = [...prerenderedReads, projects, health, ...guardedPaths];
const methods = [...new Set(operations.map(({ route }) => route.method.toUpperCase()))];

/** The service on any host that supplies the ports. */
export const createApp = (ports: Ports): Hono<Environment> => {
  const start = startExchange(ports);
  const counted = rateLimit(ports);
  const failed = onError(ports);
  const serve = (steps: readonly Step[], handler: Handler): Handler =>
    logged(caught(inTurn(steps, handler), failed), ports);

  const app = new Hono<Environment>();
  for (const { route, answer } of operations) {
    for (const version of route.mirrored ? (["current", "v1"] as const) : (["current"] as const)) {
      const path = version === "v1" ? mirrorPath(route.path) : route.path;
      app.on(route.method.toUpperCase(), path, serve([start, counted], answer(ports, version)));
    }
  }
  const methodsAt = (path: string) => methods.filter((method) => app.router.match(method, path)[0].length > 0);
  const fileStep = ports.settings.servesFiles ? [files(ports)] : [];
  app.notFound(serve([start, preflight, ...fileStep, counted, trailingSlash], otherwise(ports, methodsAt)));
  app.onError(failed);
  return app;
};
