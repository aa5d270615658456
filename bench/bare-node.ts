import { createServer } from "node:http";
import { captureResponse } from "./captured-response.ts";

/** A node:http server without a framework, which sends one captured response to every request. Arguments as in bare.ts. */
const [port = "0", url = "", requestHeaders = "{}"] = process.argv.slice(2);
const { status, headers, body } = await captureResponse(url, JSON.parse(requestHeaders));

createServer((_, response) => response.writeHead(status, headers).end(body)).listen(Number(port), "127.0.0.1");
