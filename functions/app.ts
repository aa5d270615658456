import { HonoBase } from "hono/hono-base";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { mirrorPath, type Route } from "../src/contract/route.ts";
import { keySets } from "./agent/key-sets.ts";
import { recognizing } from "./agent/presented.ts";
import { asking } from "./ask/asking.ts";
import type { Environment, Handler, Step } from "./environment.ts";
import { onError, otherwise } from "./errors.ts";
import type { Operation, Read } from "./handle.ts";
import { caught, inTurn } from "./pipeline.ts";
import type { Ports } from "./ports.ts";
import { logged } from "./request-log.ts";
import { agentEvent, agentEvents } from "./routes/agent-events.ts";
import { askedInBody, askedInQuery } from "./routes/ask.ts";
import { batch } from "./routes/batch.ts";
import { contact } from "./routes/contact.ts";
import { claim, identity, key, keySet } from "./routes/credentials.ts";
import { guardedPaths } from "./routes/guarded.ts";
import { health } from "./routes/health.ts";
import { jobs } from "./routes/jobs.ts";
import { mcp } from "./routes/mcp.ts";
import { prerenderedReads } from "./routes/prerendered.ts";
import { projects } from "./routes/projects.ts";
import { authenticate } from "./steps/authenticate.ts";
import { files } from "./steps/files.ts";
import { preflight } from "./steps/preflight.ts";
import { rateLimit } from "./steps/rate-limit.ts";
import { startExchange } from "./steps/start-exchange.ts";
import { trailingSlash } from "./steps/trailing-slash.ts";

const reads: readonly Read[] = [...prerenderedReads, projects, jobs, health];

/** An app that answers operations and their mirrors (D11), each wrapped in what is done around it. */
const appOf = (operations: readonly Operation[], ports: Ports, wrap: (handler: Handler, route: Route) => Handler) => {
  // The other routers of Hono are for patterns that the contract has none of.
  const app = new HonoBase<Environment>({ router: new RegExpRouter() });
  for (const { route, answer } of operations) {
    const pattern = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
    const method = route.method.toUpperCase();
    app.on(method, pattern, wrap(answer(ports, "current"), route));
    if (route.mirrored) app.on(method, mirrorPath(pattern), wrap(answer(ports, "v1"), route));
  }
  return app;
};

/** The service on any host that supplies the ports. */
export const createApp = (ports: Ports): HonoBase<Environment> => {
  const start = startExchange(ports);
  const recognize = recognizing(ports);
  const keysOf = keySets(ports);
  const authenticated = authenticate(ports, recognize);
  const counted = rateLimit(ports);
  const countedByAddress = rateLimit(ports, () => undefined);
  const failed = onError(ports);
  const serve = (steps: readonly Step[], handler: Handler): Handler =>
    logged(caught(inTurn(steps, handler), failed), ports);

  const operations = [
    ...[...reads, contact, batch(reads, ports), askedInQuery, askedInBody],
    ...mcp(ports, reads, asking(ports), counted),
    ...[identity, claim(ports, keysOf), key, agentEvents, agentEvent(ports, recognize, keysOf), keySet],
    ...guardedPaths,
  ];
  const app = appOf(operations, ports, (handler, { issues }) =>
    serve([start, authenticated, issues ? countedByAddress : counted], handler),
  );

  const methods = [...new Set(operations.map(({ route }) => route.method.toUpperCase()))];
  const methodsAt = (path: string) => methods.filter((method) => app.router.match(method, path)[0].length > 0);
  app.notFound(
    serve([start, preflight(ports), files(ports), authenticated, counted, trailingSlash], otherwise(ports, methodsAt)),
  );
  app.onError(failed);
  return app;
};
