import { createAdaptorServer } from "@hono/node-server";
import { captureResponse } from "./captured-response.ts";

/**
 * A minimal server on the same adapter: it fetches one response once, and then sends its bytes and headers as constants.
 * Arguments: port, URL, and the request headers as JSON.
 */
const [port = "0", url = "", requestHeaders = "{}"] = process.argv.slice(2);
const { status, headers, body } = await captureResponse(url, JSON.parse(requestHeaders));

createAdaptorServer({ fetch: () => new Response(body, { status, headers }), hostname: "localhost" }).listen(
  Number(port),
  "127.0.0.1",
);
