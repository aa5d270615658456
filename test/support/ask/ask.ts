import { AskResponse } from "../../../src/contract/resources/agents/ask.ts";
import { expectBody } from "../http/http-client.ts";
import { call, type HttpResponse } from "../http/service.ts";

type RequestHeaders = Readonly<Record<string, string>>;
type QueryParams = readonly (readonly [name: string, value: string])[];

const encoded = (pairs: QueryParams): string =>
  new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();

/** Asks with GET and query parameters. */
export const askByQuery = (pairs: QueryParams, headers: RequestHeaders = {}): Promise<HttpResponse> =>
  call(`/ask?${encoded(pairs)}`, { headers });

/** Asks with POST and a JSON body. */
export const askJson = (body: unknown, headers: RequestHeaders = {}): Promise<HttpResponse> =>
  call("/ask", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** Asks with POST and a form body. */
export const askForm = (pairs: QueryParams, headers: RequestHeaders = {}): Promise<HttpResponse> =>
  call("/ask", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: encoded(pairs),
  });

/** The answer in a response, checked against its schema. Throws if the status is not 200. */
export const parseAnswer = ({ status, text, json }: HttpResponse): AskResponse => {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return expectBody(AskResponse, json());
};

/** A question that every portfolio's documents answer. */
export const answerableQuestion = "What is the rate limit?";
/** Words that no portfolio contains. */
export const offTopicQuestion = "xylophone qwertzuiop zzyzx";
