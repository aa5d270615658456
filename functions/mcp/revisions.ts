import {
  classifyInboundRequest,
  type InboundLegacyRoute,
  type InboundModernRoute,
  isJSONRPCNotification,
  isJSONRPCRequest,
  type JSONRPCMessage,
  PerRequestHTTPServerTransport,
  ProtocolErrorCode,
  SdkError,
  SdkErrorCode,
  type Server,
  type TransportSendOptions,
  UnsupportedProtocolVersionError,
} from "@modelcontextprotocol/server";
import { limits } from "../../src/contract/limits.ts";
import { rpcCodes } from "../../src/contract/mcp/rpc-errors.ts";
import { mcpVersions } from "../../src/contract/mcp/servers.ts";
import { headerMismatch, type MessageHeaders } from "./message-headers.ts";
import { noContent, type RpcResponse, rpcError } from "./rpc-response.ts";
import { hasMoreValues } from "./size.ts";

/** A received message with its headers and request. */
export interface InboundMessage {
  readonly message: unknown;
  readonly headers: MessageHeaders;
  readonly request: Request;
}

type Served = Pick<InboundModernRoute, "message" | "classification">;

/** The client disconnected. The status is only for the log. */
const clientGone: RpcResponse = { status: 499, json: "" };

/**
 * Takes the result of a request as a message. The SDK's transport would make a `Response` of it, to be read again here, and
 * then close the server with an error that nobody sees; together, that is a fifth of a call.
 */
class ResultTransport extends PerRequestHTTPServerTransport {
  readonly #result = Promise.withResolvers<RpcResponse>();

  override async send(message: JSONRPCMessage, options?: TransportSendOptions): Promise<void> {
    if (!("result" in message)) return super.send(message, options);
    this.#result.resolve({ status: 200, json: JSON.stringify(message) });
  }

  /** Returns the response to a message. Rejects if the client disconnects first. */
  async answer(message: Served["message"], request: Request): Promise<RpcResponse> {
    const other = this.handleMessage(message, { request }).then(async (response) => ({
      status: response.status,
      json: await response.text(),
    }));
    return Promise.race([this.#result.promise, other]);
  }
}

/** Returns the response of a new server to a message, without streaming. Stops if the client disconnects. */
const serve = async ({ message, classification }: Served, request: Request, server: Server): Promise<RpcResponse> => {
  const transport = new ResultTransport({ classification, responseMode: "json" });
  await server.connect(transport);
  try {
    return await transport.answer(message, request);
  } catch (error) {
    if (error instanceof SdkError && error.code === SdkErrorCode.ConnectionClosed) return clientGone;
    throw error;
  }
};

const modernVersions: readonly string[] = mcpVersions.modern;
const initializeVersions: readonly string[] = mcpVersions.initialize;

/** Names every supported revision, latest first, because a client of one kind may support a revision of the other. */
const unsupportedVersion =
  `Unsupported protocol version. Supported versions: ${mcpVersions.modern.join(", ")}, and with an initialize request ` +
  `${mcpVersions.initialize.join(", ")}.`;

/** Answers in a revision with `initialize`. Its errors have status 200. Without a version header, it is the last with batches. */
const answerEarlier = async (
  { reason, requestedVersion }: InboundLegacyRoute,
  { message, request }: InboundMessage,
  makeServer: () => Server,
): Promise<RpcResponse> => {
  // For an unknown version in `initialize`, the SDK answers with the latest supported one.
  if (reason !== "initialize" && requestedVersion !== undefined && !initializeVersions.includes(requestedVersion))
    return rpcError(400, rpcCodes.server, unsupportedVersion, message);
  // Responses of clients are ignored, because this server sends no requests.
  if (!isJSONRPCRequest(message) && !isJSONRPCNotification(message)) return noContent;
  const { json } = await serve({ message, classification: { era: "legacy" } }, request, makeServer());
  return json === "" ? noContent : { status: 200, json };
};

/** Answers in the revision without `initialize`, in which each request contains its version. */
const answerModern = async (
  route: InboundModernRoute,
  { headers, request }: InboundMessage,
  makeServer: () => Server,
): Promise<RpcResponse> => {
  const { message, classification } = route;
  const requested = classification.revision ?? "unknown";
  if (!modernVersions.includes(requested)) {
    // The conformance suite requires that `supported` has only the revisions of server/discover.
    const { code, data } = new UnsupportedProtocolVersionError({ supported: [...modernVersions], requested });
    return rpcError(400, code, unsupportedVersion, message, data);
  }
  const mismatch = route.messageKind === "request" ? headerMismatch(route.message, headers) : undefined;
  if (mismatch !== undefined) return rpcError(400, rpcCodes.headers, mismatch, message);
  return serve(route, request, makeServer());
};

/**
 * Answers a message in its protocol revision, which the SDK detects (D9). The SDK's endpoint handler is not used, because
 * it streams and doubles the bundle size.
 */
export const answerMessage = async (inbound: InboundMessage, makeServer: () => Server): Promise<RpcResponse> => {
  const { message, headers } = inbound;
  if (hasMoreValues(message, limits.mcp.maxValues))
    return rpcError(400, rpcCodes.request, `The message has more than ${limits.mcp.maxValues} values.`, message);
  const route = classifyInboundRequest({ httpMethod: "POST", body: message, ...headers });
  if (route.kind === "reject") {
    const { protocolVersionHeader: version } = headers;
    // Of an unknown version that only the header names, the SDK says that `_meta` is missing.
    return route.code === ProtocolErrorCode.InvalidParams && version !== undefined && !modernVersions.includes(version)
      ? rpcError(400, rpcCodes.server, unsupportedVersion, message)
      : rpcError(route.httpStatus, route.code, route.message, message, route.data);
  }
  return route.kind === "legacy" ? answerEarlier(route, inbound, makeServer) : answerModern(route, inbound, makeServer);
};
