import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { sitePath } from "../../../src/contract/base.ts";
import type { StaticHost } from "./static-host.ts";

/** Media types by extension, as plain hosts know them. Other files are bytes without a meaning. */
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "application/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
};

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/**
 * A file server like GitHub Pages: `/x` is `x`, `x.html`, or a redirect to `/x/`, which is `x/index.html`; everything else is
 * `404.html`. It sets the type by the extension, allows scripts of every
 * origin to read files, and sets no other headers. Without `.nojekyll`, it hides what Jekyll ignores. With a base path, it
 * serves the folder below it, like a project site.
 */
export const startPagesHost = async (folder: string, basePath = ""): Promise<StaticHost> => {
  const isHidden = (path: string): boolean => !existsSync(join(folder, ".nojekyll")) && /\/[._]/.test(path);
  const send = (response: ServerResponse, status: number, file: string): void => {
    response.writeHead(status, {
      "Content-Type": types[extname(file)] ?? "application/octet-stream",
      "Access-Control-Allow-Origin": "*",
    });
    response.end(readFileSync(file));
  };
  const server = createServer(({ method, url = "/" }, response) => {
    if (method !== "GET" && method !== "HEAD") return void response.writeHead(405).end();
    const requested = normalize(decodeURIComponent(url.replace(/[?#].*/, "")));
    const path = sitePath(basePath, requested) ?? "/outside";
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (isHidden(path)) send(response, 404, join(folder, "404.html"));
    else if (isFile(file)) send(response, 200, file);
    else if (isFile(`${file}.html`)) send(response, 200, `${file}.html`);
    else if (isFile(join(file, "index.html"))) response.writeHead(301, { Location: `${url}/` }).end();
    else send(response, 404, join(folder, "404.html"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`, stop };
};
