import type { PageRequest } from "../../shared/send.ts";

/** The values of a form. */
export interface FilledForm {
  readonly method: "GET" | "POST";
  /** The path with its parameters in braces. */
  readonly path: string;
  /** The fields, with the part of the request that each belongs to. Empty fields are not sent. */
  readonly fields: readonly { readonly name: string; readonly location: string; readonly value: string }[];
  /** The body, if the operation takes one. */
  readonly body?: string;
  readonly streamed: boolean;
}

const fieldsIn = ({ fields }: FilledForm, location: string): (readonly [name: string, value: string])[] =>
  fields.filter((field) => field.location === location && field.value !== "").map(({ name, value }) => [name, value]);

/** The request of a filled form. */
export const requestOf = (filled: FilledForm, credential: Readonly<Record<string, string>>): PageRequest => {
  const { method, path, body = "", streamed } = filled;
  const inPath = new Map(fieldsIn(filled, "path"));
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(inPath.get(name) ?? ""));
  const query = new URLSearchParams(fieldsIn(filled, "query").map(([name, value]) => [name, value])).toString();
  const hasBody = method === "POST" && body.trim() !== "";
  return {
    method,
    path: query ? `${address}?${query}` : address,
    headers: {
      ...Object.fromEntries(fieldsIn(filled, "header")),
      ...credential,
      ...(hasBody && { "Content-Type": "application/json" }),
      ...(streamed && { Accept: "text/event-stream" }),
    },
    ...(hasBody && { body }),
  };
};
