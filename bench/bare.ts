import { get, type IncomingMessage } from "node:http";
import { createAdaptorServer } from "@hono/node-server";

/**
 * A minimal server on the same adapter: it fetches one response once, and then sends its bytes and headers as constants.
 * Arguments: port, URL, and the request headers as JSON.
 */
const [port = "0", url = "", requestHeaders = "{}"] = process.argv.slice(2);

/** Headers that Node adds itself. */
const addedByNode = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

// fetch() would decode the body, and only rawHeaders keeps the original case and order.
const captured = await new Promise<IncomingMessage>((resolve, reject) =>
  get(url, { headers: JSON.parse(requestHeaders) }, resolve).on("error", reject),
);
const chunks: Buffer[] = await captured.toArray();
const body = chunks.length > 0 ? new Uint8Array(Buffer.concat(chunks)) : null;
const status = captured.statusCode ?? 0;
const pairs = captured.rawHeaders.flatMap((name, index, all) =>
  index % 2 === 0 ? [[name, all[index + 1] ?? ""]] : [],
);
const headers = Object.fromEntries(pairs.filter(([name = ""]) => !addedByNode.has(name.toLowerCase())));

createAdaptorServer({ fetch: () => new Response(body, { status, headers }), hostname: "localhost" }).listen(
  Number(port),
  "127.0.0.1",
);
