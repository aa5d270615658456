import { ApiError } from "../../src/contract/errors.ts";
import { cardPath, docsServer, type McpServerRecord, productServer } from "../../src/contract/mcp-servers.ts";
import { getDocsMcp, getMcp, postDocsMcp, postMcp } from "../../src/contract/operations/agents.ts";
import type { Route } from "../../src/contract/route.ts";
import type { ServerCard } from "../../src/portfolio/mcp-cards.ts";
import { mcpInfo } from "../../src/portfolio/mcp-info.ts";
import type { Ask } from "../ask/asking.ts";
import { parseJson, readBody } from "../body.ts";
import type { Step } from "../environment.ts";
import { handle, type Operation, type Read } from "../handle.ts";
import { whenReady } from "../maybe-promise.ts";
import { answerBatch } from "../mcp/batch.ts";
import { calling } from "../mcp/calling.ts";
import { counting } from "../mcp/counting.ts";
import { messageHeaders } from "../mcp/message-headers.ts";
import { guard } from "../mcp/origin.ts";
import { answer } from "../mcp/revisions.ts";
import { serverFor } from "../mcp/server.ts";
import { toolCalls } from "../mcp/tools.ts";
import { acceptedType } from "../negotiate.ts";
import { parsedOnce } from "../parsed-once.ts";
import type { Ports } from "../ports.ts";
import { builtFile } from "./prerendered.ts";

const varied = { Vary: "Accept, Accept-Encoding" };

/** What only clients of the protocol send with a GET. */
const streamHeaders = ["mcp-session-id", "mcp-protocol-version", "last-event-id"];

/** Whether a GET asks for the stream of earlier revisions. A 200 would have such a client ask again, without end (D9). */
const asksForStream = (headers: Headers): boolean =>
  /text\/event-stream/i.test(headers.get("accept") ?? "") || streamHeaders.some((name) => headers.has(name));

/** GET says what the server is, as its card does. */
const info = (route: Route, server: McpServerRecord, ports: Ports): Operation => {
  const infoIn = parsedOnce((card: ServerCard) => JSON.stringify(mcpInfo(server, card, ports.settings.site)));
  return handle(route, (_input, context) => {
    guard(context, ports);
    if (asksForStream(context.req.raw.headers))
      throw new ApiError("method_not_allowed", {
        message: "There is no stream here; each answer comes with its POST.",
        headers: { Allow: "GET, POST" },
      });
    return whenReady(builtFile(ports, cardPath(server)), (card) => ({ json: infoIn(card), headers: varied }));
  });
};

/** POST takes messages. Each is answered by a server of its own, so that any isolate or process can answer any of them. */
const messages = (
  route: Route,
  server: McpServerRecord,
  ports: Ports,
  count: Step,
  calls: ReturnType<typeof toolCalls>,
) => {
  const cardIn = parsedOnce((card: ServerCard) => card);
  const countMore = counting(count);
  const callIn = calling(server, calls, ports);
  return handle(route, async (_input, context) => {
    guard(context, ports);
    const { raw } = context.req;
    if (!acceptedType(raw.headers.get("accept"), ["application/json", "text/event-stream"]))
      throw new ApiError("not_acceptable");
    const sent = parseJson(await readBody(raw));
    const card = cardIn(await builtFile(ports, cardPath(server)));
    const makeServer = () => serverFor(card, callIn(context));
    const headers = messageHeaders(raw.headers);
    const one = (message: unknown) => answer({ message, headers, request: raw }, makeServer);
    const { status, json } = Array.isArray(sent)
      ? await answerBatch(sent, headers.protocolVersionHeader, (more) => countMore(context, more), one)
      : await one(sent);
    return status === 200 ? { json, headers: varied } : { status, plain: json, headers: { Vary: "Accept" } };
  });
};

/** The two servers. `count` counts a message more than the one that a request is counted for. */
export const mcp = (ports: Ports, reads: readonly Read[], ask: Ask, count: Step): readonly Operation[] => {
  const calls = toolCalls(ports, reads, ask);
  return [
    info(getMcp, productServer, ports),
    messages(postMcp, productServer, ports, count, calls),
    info(getDocsMcp, docsServer, ports),
    messages(postDocsMcp, docsServer, ports, count, calls),
  ];
};
