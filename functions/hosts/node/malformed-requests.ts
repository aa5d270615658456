import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import { baseOf } from "../../../src/contract/base.ts";
import { ApiError, type ErrorCode, errorBody } from "../../../src/contract/errors.ts";
import { apiHeaders, noCache } from "../../../src/contract/headers.ts";
import type { Ports } from "../../ports/ports.ts";

/** Matches the start of an HTTP request, as opposed to another protocol. */
const requestLine = /^[A-Za-z-]+ \/\S* HTTP\/1/;

/** Returns handlers for requests that never reach the app: invalid request targets, and requests that Node cannot parse. */
export const malformedRequests = (ports: Ports) => {
  const createError = (code: ErrorCode, extra: Readonly<Record<string, string>> = {}) => {
    const error = new ApiError(code);
    const id = ports.newId();
    const time = new Date(ports.clock.now()).toISOString();
    ports.log?.({ time, level: "info", id, path: "(malformed)", status: error.status });
    const body = JSON.stringify(errorBody(error, baseOf(ports.settings.site)));
    const type = {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(body)),
    };
    return {
      status: error.status,
      body,
      headers: { ...apiHeaders, ...noCache, "X-Request-Id": id, ...type, ...extra },
    };
  };

  return {
    /** Returns 404 for a request target that is not a valid URL, such as one with a backslash. */
    respondToInvalidTarget: (): Response => {
      const { status, body, headers } = createError("not_found");
      return new Response(body, { status, headers });
    },
    /** Sends 405 for unknown methods, and for other invalid requests the empty 400, 408 or 431 that Node would send. */
    handleClientErrors: (server: Server): void => {
      const nodeStatuses: Readonly<Record<string, string>> = {
        HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
        ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
      };
      server.on("clientError", (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Duplex) => {
        if (!socket.writable) return void socket.destroy();
        if (error.code !== "HPE_INVALID_METHOD" || !requestLine.test(error.rawPacket?.toString("latin1") ?? ""))
          return void socket.end(
            `HTTP/1.1 ${nodeStatuses[error.code ?? ""] ?? "400 Bad Request"}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
          );
        const { body, headers } = createError("method_not_allowed", {
          Allow: "GET, HEAD, OPTIONS",
          Connection: "close",
        });
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
        socket.end(`HTTP/1.1 405 Method Not Allowed\r\n${lines.join("")}\r\n${body}`);
      });
    },
  };
};
