import { ApiError } from "../../src/contract/errors.ts";
import { cardPath, docsServer, type McpServerRecord, portfolioServer } from "../../src/contract/mcp/servers.ts";
import { getDocsMcp, getMcp, postDocsMcp, postMcp } from "../../src/contract/operations/agents.ts";
import type { Route } from "../../src/contract/route.ts";
import type { ServerCard } from "../../src/portfolio/mcp-cards.ts";
import { mcpInfo } from "../../src/portfolio/mcp-info.ts";
import type { AnswerQuestion } from "../ask/answerer.ts";
import { parseJson, readBody } from "../http/body.ts";
import { readBuiltFile } from "../http/built-file.ts";
import { cachedJsonParser } from "../http/json-asset.ts";
import { acceptedType } from "../http/negotiate.ts";
import { defineOperation, type Operation, type ReadOperation } from "../http/operation.ts";
import { createMessageCounter } from "../mcp/count-messages.ts";
import type { messageAnswerer } from "../mcp/message-answerer.ts";
import { checkOrigin } from "../mcp/origin.ts";
import { createToolHandlers } from "../mcp/tools.ts";
import type { Ports } from "../ports/ports.ts";
import type { CountRequests } from "../ports/request-state.ts";

const varyHeaders = { Vary: "Accept, Accept-Encoding" };

/** Headers that only MCP clients send with a GET. */
const streamHeaders = ["mcp-session-id", "mcp-protocol-version", "last-event-id"];

/** Whether a GET opens the stream of earlier MCP revisions. After a 200, such a client would reconnect forever (D9). */
const asksForStream = (headers: Headers): boolean =>
  /text\/event-stream/i.test(headers.get("accept") ?? "") || streamHeaders.some((name) => headers.has(name));

/** GET returns a description of the server, from its server card. */
const infoOperation = (route: Route, server: McpServerRecord, ports: Ports): Operation => {
  const renderInfo = cachedJsonParser((card: ServerCard) => JSON.stringify(mcpInfo(server, card, ports.settings.site)));
  return defineOperation(route, async (_input, context) => {
    checkOrigin(context, ports);
    if (asksForStream(context.req.raw.headers))
      throw new ApiError("method_not_allowed", {
        message: "This server does not open event streams with GET; each POST returns its own response.",
        headers: { Allow: "GET, POST" },
      });
    return { json: renderInfo(await readBuiltFile(ports, cardPath(server))), headers: varyHeaders };
  });
};

/**
 * POST handles messages. Each message gets a new server without state, so any process can handle it. The MCP library is loaded
 * with the first one: it has more than half of the schemas that a Worker creates at its start, and reads do not need it.
 */
const messagesOperation = (
  route: Route,
  server: McpServerRecord,
  ports: Ports,
  count: CountRequests,
  calls: ReturnType<typeof createToolHandlers>,
) => {
  const parseCard = cachedJsonParser((card: ServerCard) => card);
  const countMore = createMessageCounter(count);
  let answer: ReturnType<typeof messageAnswerer> | undefined;
  return defineOperation(route, async (_input, context) => {
    checkOrigin(context, ports);
    const { raw } = context.req;
    if (!acceptedType(raw.headers.get("accept"), ["application/json", "text/event-stream"]))
      throw new ApiError("not_acceptable");
    const payload = parseJson(await readBody(raw));
    const card = parseCard(await readBuiltFile(ports, cardPath(server)));
    answer ??= (await import("../mcp/message-answerer.ts")).messageAnswerer(server, calls, ports, countMore);
    const { status, json } = await answer(context, payload, card);
    return status === 200 ? { json, headers: varyHeaders } : { status, raw: json };
  });
};

/** The operations of the two MCP servers. `count` is the rate limit, which counts each further message of a batch. */
export const mcp = (
  ports: Ports,
  reads: readonly ReadOperation[],
  ask: AnswerQuestion,
  count: CountRequests,
): readonly Operation[] => {
  const calls = createToolHandlers(ports, reads, ask);
  return [
    infoOperation(getMcp, portfolioServer, ports),
    messagesOperation(postMcp, portfolioServer, ports, count, calls),
    infoOperation(getDocsMcp, docsServer, ports),
    messagesOperation(postDocsMcp, docsServer, ports, count, calls),
  ];
};
