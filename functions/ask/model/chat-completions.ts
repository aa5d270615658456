import type { LanguageModel } from "../../ports/ports.ts";
import { completionOptions, readCompletion } from "./completion.ts";
import { ModelFailure } from "./failure.ts";

interface Endpoint {
  /** The base URL of the API, such as `https://api.example.com/v1`. */
  readonly url: string;
  readonly model: string;
  /** Sent as a bearer token, if set. */
  readonly key?: string | undefined;
}

/** A language model behind the chat completions API of OpenAI, which most model servers support. */
export const chatCompletions = ({ url, model, key }: Endpoint): LanguageModel =>
  async function* (messages, signal) {
    const { status, headers, body } = await fetch(`${url.replace(/\/+$/, "")}/chat/completions`, {
      method: "POST",
      headers: {
        Accept: "text/event-stream",
        "Content-Type": "application/json",
        ...(key !== undefined && { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, messages, ...completionOptions }),
      // A redirect could send the question and the key to another service.
      redirect: "manual",
      signal,
    });
    const isStream = /^text\/event-stream\b/i.test(headers.get("content-type") ?? "");
    if (status === 200 && isStream && body) return yield* readCompletion(body);
    await body?.cancel();
    throw new ModelFailure(status === 200 ? "the model did not send an event stream" : `the model answered ${status}`);
  };
