import { AskResponse } from "../../src/contract/resources/ask.ts";
import { expectBody } from "./call.ts";
import { type Answer, call } from "./service.ts";

type Sent = Readonly<Record<string, string>>;
type Pairs = readonly (readonly [name: string, value: string])[];

const encoded = (pairs: Pairs): string => new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();

/** Asks with a query. */
export const askWith = (pairs: Pairs, headers: Sent = {}): Promise<Answer> =>
  call(`/ask?${encoded(pairs)}`, { headers });

/** Asks with a body of JSON. */
export const askJson = (body: unknown, headers: Sent = {}): Promise<Answer> =>
  call("/ask", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** Asks with a form. */
export const askForm = (pairs: Pairs, headers: Sent = {}): Promise<Answer> =>
  call("/ask", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: encoded(pairs),
  });

/** What an answer says, checked against its schema. Throws where it is no answer. */
export const answerOf = ({ status, text, json }: Answer): AskResponse => {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return expectBody(AskResponse, json());
};

/** A question that the documents of any portfolio answer. */
export const question = "What is the rate limit?";
/** Nothing that a portfolio would say. */
export const offTopic = "xylophone qwertzuiop zzyzx";
