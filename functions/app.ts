import { HonoBase } from "hono/hono-base";
import { mirrorPath, type Route } from "../src/contract/route.ts";
import { createQuestionAnswerer } from "./ask/answerer.ts";
import { createKeyResolver } from "./auth/key-sets.ts";
import { createCredentialVerifier } from "./auth/verify-credential.ts";
import { createAllowedMethods } from "./http/allowed-methods.ts";
import { notFound, onError } from "./http/errors.ts";
import type { Operation, ReadOperation } from "./http/operation.ts";
import { createPathReader } from "./http/site-path.ts";
import { authenticate, refuseTwoCredentials } from "./middleware/authenticate.ts";
import { compose, type ErrorHandler, withErrorHandler } from "./middleware/compose.ts";
import { serveFiles } from "./middleware/files.ts";
import { formerAddress } from "./middleware/former-address.ts";
import { refuseOutsideRequests } from "./middleware/outside-requests.ts";
import { preflight } from "./middleware/preflight.ts";
import { rateLimit } from "./middleware/rate-limit.ts";
import { withRequestLog } from "./middleware/request-log.ts";
import { startRequest } from "./middleware/start-request.ts";
import { trailingSlash } from "./middleware/trailing-slash.ts";
import type { Ports } from "./ports/ports.ts";
import type { Environment, Handler, Middleware } from "./ports/request-state.ts";
import { readAgentEvents, receiveAgentEvent } from "./routes/agent-events.ts";
import { answerPage } from "./routes/answer.ts";
import { askWithBody, askWithQuery } from "./routes/ask.ts";
import { batch } from "./routes/batch.ts";
import { contact } from "./routes/contact.ts";
import { claim, identity, key, keySet } from "./routes/credentials.ts";
import { health } from "./routes/health.ts";
import { jobs } from "./routes/jobs.ts";
import { match } from "./routes/match.ts";
import { matchPage } from "./routes/match-page.ts";
import { mcp } from "./routes/mcp.ts";
import { prerenderedReads } from "./routes/prerendered.ts";
import { project } from "./routes/project.ts";
import { projects } from "./routes/projects.ts";
import { protectedOperations } from "./routes/protected.ts";
import { token } from "./routes/token.ts";

const reads: readonly ReadOperation[] = [...prerenderedReads, projects, project, jobs, health];

/** Registers operations and their mirrors under /api/v1 (D11). `wrap` adds the middleware of a route. */
const registerOperations = (
  operations: readonly Operation[],
  ports: Ports,
  wrap: (handler: Handler, route: Route) => Handler,
) => {
  const { createRouter, settings } = ports;
  const app = new HonoBase<Environment>({ router: createRouter(), getPath: createPathReader(settings.site) });
  for (const { route, createHandler } of operations) {
    const pattern = route.path.replaceAll(/\{(\w+)\}/g, route.isNextToFiles ? ":$1{[^/.]+}" : ":$1");
    const method = route.method.toUpperCase();
    app.on(method, pattern, wrap(createHandler(ports, "current"), route));
    if (route.mirrored) app.on(method, mirrorPath(pattern), wrap(createHandler(ports, "v1"), route));
  }
  return app;
};

/** Creates the service for any host that supplies the ports. */
export const createApp = (ports: Ports): HonoBase<Environment> => {
  const start = startRequest(ports);
  const verifyCredential = createCredentialVerifier(ports);
  const resolveKeys = createKeyResolver(ports);
  const authenticated = authenticate(ports, verifyCredential);
  const limited = rateLimit(ports);
  const limitedByAddress = rateLimit(ports, () => undefined);
  const handleError = onError(ports);
  const withMiddleware = (
    middleware: readonly Middleware[],
    handler: Handler,
    onFailure: ErrorHandler = handleError,
  ): Handler => withRequestLog(withErrorHandler(compose(middleware, handler), onFailure), ports);

  const operations = [
    ...[...reads, contact, batch(reads, ports), askWithQuery, askWithBody, match],
    ...mcp(ports, reads, createQuestionAnswerer(ports), limited),
    ...[
      identity,
      claim(ports, resolveKeys),
      token(ports, resolveKeys),
      key,
      readAgentEvents,
      receiveAgentEvent(ports, verifyCredential, resolveKeys),
      keySet,
    ],
    ...protectedOperations,
  ];
  const app = registerOperations(operations, ports, (handler, route) =>
    withMiddleware(
      [
        startRequest(ports, route),
        authenticated,
        route.issuesCredential ? limitedByAddress : limited,
        refuseTwoCredentials,
      ],
      handler,
    ),
  );

  for (const { methods, path, createHandlers } of [answerPage, matchPage]) {
    const { handler, onError } = createHandlers(ports);
    app.on(methods, path, withMiddleware([start, authenticated, limited, refuseTwoCredentials], handler, onError));
  }

  const methods = [...new Set(operations.map(({ route }) => route.method.toUpperCase()))];
  const allowedMethods = createAllowedMethods(ports, (path) =>
    methods.filter((method) => app.router.match(method, path)[0].length > 0),
  );
  app.notFound(
    withMiddleware(
      [
        ...[start, refuseOutsideRequests(ports), preflight(ports, allowedMethods)],
        ...[serveFiles(ports), formerAddress(ports)],
        ...[authenticated, limited, refuseTwoCredentials, trailingSlash],
      ],
      notFound(ports, allowedMethods),
    ),
  );
  app.onError(handleError);
  return app;
};
