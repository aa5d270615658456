import { get, type IncomingMessage } from "node:http";
import { createAdaptorServer } from "@hono/node-server";

/**
 * The least that a server on the same adapter can do: it asks for one answer once and then gives its bytes and headers
 * as constants. Arguments: port, URL, and the headers to ask with, as JSON.
 */
const [port = "0", url = "", asked = "{}"] = process.argv.slice(2);

/** What Node writes by itself. */
const own = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

// fetch() would undo the encoding, and only the raw headers keep the case and order in which they were sent.
const captured = await new Promise<IncomingMessage>((resolve, reject) =>
  get(url, { headers: JSON.parse(asked) }, resolve).on("error", reject),
);
const chunks: Buffer[] = await captured.toArray();
const body = chunks.length > 0 ? new Uint8Array(Buffer.concat(chunks)) : null;
const status = captured.statusCode ?? 0;
const pairs = captured.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [[name, all[at + 1] ?? ""]] : []));
const headers = Object.fromEntries(pairs.filter(([name = ""]) => !own.has(name.toLowerCase())));

createAdaptorServer({ fetch: () => new Response(body, { status, headers }), hostname: "localhost" }).listen(
  Number(port),
  "127.0.0.1",
);
