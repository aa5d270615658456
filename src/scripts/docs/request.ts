import type { Sent } from "../shared/send.ts";

/** What a form says of the request that it stands for. */
export interface Filled {
  readonly method: "GET" | "POST";
  /** The path with its parameters in braces. */
  readonly path: string;
  /** What was written into the fields, by where it is sent. Fields that were left empty are not sent. */
  readonly fields: readonly { readonly name: string; readonly place: string; readonly value: string }[];
  /** The body as it was written, where the operation takes one. */
  readonly body?: string;
  readonly streamed: boolean;
}

const among = ({ fields }: Filled, place: string): (readonly [name: string, value: string])[] =>
  fields.filter((field) => field.place === place && field.value !== "").map(({ name, value }) => [name, value]);

/** The request of a filled form. */
export const requestOf = (filled: Filled, credential: Readonly<Record<string, string>>): Sent => {
  const { method, path, body = "", streamed } = filled;
  const inPath = new Map(among(filled, "path"));
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(inPath.get(name) ?? ""));
  const query = new URLSearchParams(among(filled, "query").map(([name, value]) => [name, value])).toString();
  const hasBody = method === "POST" && body.trim() !== "";
  return {
    method,
    path: query ? `${address}?${query}` : address,
    headers: {
      ...Object.fromEntries(among(filled, "header")),
      ...credential,
      ...(hasBody && { "Content-Type": "application/json" }),
      ...(streamed && { Accept: "text/event-stream" }),
    },
    ...(hasBody && { body }),
  };
};
