import type { Model } from "../ports.ts";
import { piecesOf } from "./completion.ts";
import { ModelFailure } from "./model-failure.ts";

interface Endpoint {
  /** The base of the API, e.g. `https://api.example.com/v1`. */
  readonly url: string;
  readonly model: string;
  /** Sent as a bearer token; left out where none is needed. */
  readonly key?: string | undefined;
}

/** A language model behind the chat completions of the OpenAI API, which most servers of models speak. */
export const chatCompletions = ({ url, model, key }: Endpoint): Model =>
  async function* (messages, signal) {
    const { status, headers, body } = await fetch(`${url.replace(/\/+$/, "")}/chat/completions`, {
      method: "POST",
      headers: {
        Accept: "text/event-stream",
        "Content-Type": "application/json",
        ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, messages, stream: true, temperature: 0, max_tokens: 400 }),
      // A redirect would take the question and the key to where the operator did not send them.
      redirect: "manual",
      signal,
    });
    const isStream = /^text\/event-stream\b/i.test(headers.get("content-type") ?? "");
    if (status === 200 && isStream && body) return yield* piecesOf(body);
    await body?.cancel();
    throw new ModelFailure(status === 200 ? "the model sends no events" : `the model answers ${status}`);
  };
