import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Received } from "./client.ts";
import { pickFrom } from "./pool.ts";
import { ensure, type Kind, type Session } from "./session.ts";

/** Values of Accept-Encoding; the first stands for no header. */
const acceptEncodings = ["", "identity", "gzip", "br", "gzip, deflate, br", "br;q=0, gzip"] as const;

const decoded = ({ headers, body }: Received): Buffer => {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
};

const encodingHeaders = (accept: string): Record<string, string> => (accept ? { "Accept-Encoding": accept } : {});

/** Reads a path whose response never changes, and compares it with the first response in the same and other encodings. */
const readSteady = async ({ send, memory }: Session, path: string, accept: string, ownConnection: boolean) => {
  const received = await send({ path, headers: encodingHeaders(accept), ownConnection }, 200);
  const first = memory.reads.get(`${path} ${accept}`);
  if (first) {
    ensure(received.headers.etag === first.headers.etag, `${path}: the ETag changed`);
    return ensure(received.body.equals(first.body), `${path}: the bytes changed`);
  }
  memory.reads.set(`${path} ${accept}`, received);
  const plain = memory.reads.get(`${path} `) ?? received;
  ensure(decoded(received).equals(decoded(plain)), `${path}: the encodings of ${accept || "no header"} differ`);
};

/** Reads of paths whose responses never change. Every 16th opens its own connection. */
const steady = (name: string, weight: number, paths: readonly string[]): Kind => ({
  name,
  weight,
  run: (session) => readSteady(session, pickFrom(paths), pickFrom(acceptEncodings), Math.random() < 1 / 16),
});

/** A read with the ETag of an earlier response gets a 304. */
const conditional = (weight: number, paths: readonly string[]): Kind => ({
  name: "conditional read",
  weight,
  run: async (session) => {
    const path = pickFrom(paths);
    const accept = pickFrom(acceptEncodings);
    const known = session.memory.reads.get(`${path} ${accept}`);
    if (!known) return readSteady(session, path, accept, false);
    const headers = { ...encodingHeaders(accept), "If-None-Match": known.headers.etag ?? "" };
    const { body } = await session.send({ path, headers }, 304);
    ensure(body.length === 0, `${path}: a 304 has a body`);
  },
});

const bodyless = (weight: number, method: "HEAD" | "OPTIONS", paths: readonly string[], status: number): Kind => ({
  name: method,
  weight,
  run: async ({ send }) => {
    const path = pickFrom(paths);
    const { body } = await send({ method, path }, status);
    ensure(body.length === 0, `${method} ${path} has a body`);
  },
});

/** Requests that the client gives up. */
const aborted = (weight: number): Kind => ({
  name: "aborted",
  weight,
  run: async ({ abort }) => {
    const body = JSON.stringify({ name: "Ada Example", message: "This body is not sent completely." });
    await pickFrom([
      () => abort({ method: "POST", path: "/api/contact", body }, "in body"),
      () => abort({ path: "/ask?q=maps", headers: { Accept: "text/event-stream" } }, "before response"),
      () => abort({ method: "POST", path: "/api/agent/identity", body: "{}" }, "before response"),
      () => abort({ path: "/openapi.json" }, "in response"),
      () => abort({ path: "/ask?q=maps", headers: { Accept: "text/event-stream" } }, "in response"),
    ])();
  },
});

const named = ["profile", "projects", "experience", "contact", "sandbox"];
const plainReads = named.map((name) => `/api/${name}`);
const lists = [
  ...["limit=1", "limit=7&cursor=7", "limit=50", "type=client", "type=personal&limit=3", "cursor=1"],
  ...["tag=maps", "year=2024", "kind=client", "type=client&limit=2&cursor=2"],
];
const searches = ["maps", "a", "typescript", "zurich maps", "qqqq", "é"].map((q) => `q=${encodeURIComponent(q)}`);
const documents = [
  "/",
  "/projects",
  "/docs",
  "/openapi.json",
  "/llms.txt",
  "/auth.md",
  "/api/profile.json",
  "/api/mcp",
];

/** Reads without credentials. `slugs` are the projects of the portfolio. */
export const readKinds = (slugs: readonly string[]): readonly Kind[] => {
  const projects = slugs.map((slug) => `/api/projects/${slug}`);
  const v1 = [...plainReads, ...projects.slice(0, 5), `/api/projects?${lists[0]}`, `/api/projects?${searches[0]}`];
  const mirrored = v1.map((path) => path.replace("/api/", "/api/v1/"));
  const every = [...plainReads, ...projects, ...mirrored];
  return [
    steady("read", 18, plainReads),
    steady("mirrored read", 6, mirrored),
    steady(
      "list",
      8,
      lists.map((query) => `/api/projects?${query}`),
    ),
    steady(
      "search",
      3,
      searches.map((query) => `/api/projects?${query}`),
    ),
    steady("project", 6, projects),
    steady("page or document", 5, documents),
    conditional(10, every),
    bodyless(3, "HEAD", [...every, "/docs"], 200),
    bodyless(3, "OPTIONS", every, 204),
    { name: "health", weight: 1, run: async ({ send }) => void (await send({ path: "/api/health" }, 200)) },
    aborted(2),
  ];
};
