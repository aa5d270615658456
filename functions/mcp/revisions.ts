import {
  classifyInboundRequest,
  type InboundLegacyRoute,
  type InboundModernRoute,
  isJSONRPCNotification,
  isJSONRPCRequest,
  PerRequestHTTPServerTransport,
  SdkError,
  SdkErrorCode,
  type Server,
  UnsupportedProtocolVersionError,
} from "@modelcontextprotocol/server";
import { limits } from "../../src/contract/limits.ts";
import { mcpVersions } from "../../src/contract/mcp-servers.ts";
import { rpcCodes } from "../../src/contract/rpc-errors.ts";
import { type Answered, failed, nothing } from "./answered.ts";
import { disagreement, type MessageHeaders } from "./message-headers.ts";
import { hasMoreValues } from "./size.ts";

/** A message as it came, with what its request says of it. */
export interface Inbound {
  readonly message: unknown;
  readonly headers: MessageHeaders;
  readonly request: Request;
}

type Served = Pick<InboundModernRoute, "message" | "classification">;

/** What nobody waits for any more has no answer; the status is for the log alone. */
const gone: Answered = { status: 499, json: "" };

/** Answers a message by a server of its own. The library is told to stream nothing; a client that goes away stops it. */
const serve = async ({ message, classification }: Served, request: Request, server: Server): Promise<Answered> => {
  const transport = new PerRequestHTTPServerTransport({ classification, responseMode: "json" });
  await server.connect(transport);
  try {
    const response = await transport.handleMessage(message, { request });
    return { status: response.status, json: await response.text() };
  } catch (error) {
    if (error instanceof SdkError && error.code === SdkErrorCode.ConnectionClosed) return gone;
    throw error;
  } finally {
    await server.close();
  }
};

/** Revisions that begin with `initialize`. Their errors come with 200, and a missing version is the last with batches. */
const answerEarlier = async (
  { reason, requestedVersion }: InboundLegacyRoute,
  { message, request }: Inbound,
  makeServer: () => Server,
): Promise<Answered> => {
  const versions: readonly string[] = mcpVersions.initialize;
  // An unknown version in `initialize` itself is answered with the latest that is known.
  if (reason !== "initialize" && requestedVersion !== undefined && !versions.includes(requestedVersion))
    return failed(400, rpcCodes.server, `Unsupported protocol version; supported are ${versions.join(", ")}.`, message);
  // What else there is, is an answer: nothing was asked, so nothing is done with it.
  if (!isJSONRPCRequest(message) && !isJSONRPCNotification(message)) return nothing;
  const { json } = await serve({ message, classification: { era: "legacy" } }, request, makeServer());
  return json === "" ? nothing : { status: 200, json };
};

/** The revision that has no `initialize`, in which each request says its version and what it is about. */
const answerModern = async (
  route: InboundModernRoute,
  { headers, request }: Inbound,
  makeServer: () => Server,
): Promise<Answered> => {
  const { message, classification } = route;
  const supported: readonly string[] = mcpVersions.modern;
  const requested = classification.revision ?? "unknown";
  if (!supported.includes(requested)) {
    const { code, message: text, data } = new UnsupportedProtocolVersionError({ supported: [...supported], requested });
    return failed(400, code, text, message, data);
  }
  const mismatch = route.messageKind === "request" ? disagreement(route.message, headers) : undefined;
  if (mismatch !== undefined) return failed(400, rpcCodes.headers, mismatch, message);
  return serve(route, request, makeServer());
};

/**
 * Answers a message in its revision: which that is, the library tells by the message itself (D9). What it offers for
 * whole endpoints is not used: that streams, and brings twice as much along.
 */
export const answer = async (inbound: Inbound, makeServer: () => Server): Promise<Answered> => {
  const { message, headers } = inbound;
  if (hasMoreValues(message, limits.mcp.values))
    return failed(400, rpcCodes.request, `The message has more than ${limits.mcp.values} values.`, message);
  const route = classifyInboundRequest({ httpMethod: "POST", body: message, ...headers });
  if (route.kind === "reject") return failed(route.httpStatus, route.code, route.message, message, route.data);
  return route.kind === "legacy" ? answerEarlier(route, inbound, makeServer) : answerModern(route, inbound, makeServer);
};
