import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import {
  completionChunk,
  modelServerForTest,
  replyingWith,
  startEventStream,
} from "../../../test/support/ask/model-server.ts";
import { freePort } from "../../../test/support/hosts/free-port.ts";
import type { ModelMessage } from "../../ports/ports.ts";
import { chatCompletions } from "./chat-completions.ts";
import { ModelFailure } from "./failure.ts";

const messages: readonly ModelMessage[] = [{ role: "user", content: "Who?" }];
const anyTime = new AbortController().signal;

const textFrom = async (url: string, signal = anyTime, key?: string): Promise<string> => {
  let text = "";
  for await (const piece of chatCompletions({ url, model: "tiny", key })(messages, signal)) text += piece;
  return text;
};

describe("a completion", () => {
  test("is requested with the key only in its header", async () => {
    const { url, prompts } = await modelServerForTest(replyingWith("Ada, 🦔 and\nmore [1]."));
    expect(await textFrom(`${url}/`, anyTime, "sk-tellnobody42")).toBe("Ada, 🦔 and\nmore [1].");
    const [{ path, headers, body }] = prompts as [(typeof prompts)[number]];
    expect(path).toBe("/v1/chat/completions");
    expect(headers).toMatchObject({
      accept: "text/event-stream",
      "content-type": "application/json",
      authorization: "Bearer sk-tellnobody42",
    });
    expect(body).toMatchObject({ model: "tiny", stream: true, messages });
    expect(JSON.stringify(body)).not.toContain("tellnobody42");
  });

  test("is requested without a key if no key is set", async () => {
    const { url, prompts } = await modelServerForTest(replyingWith("x"));
    await textFrom(url);
    expect(prompts[0]?.headers.authorization).toBeUndefined();
  });

  test.each([
    [
      "in one write",
      (response: ServerResponse) => response.end(`${completionChunk("A")}${completionChunk("da")}data: [DONE]\n\n`),
    ],
    [
      "with CRLF line endings",
      (response: ServerResponse) =>
        response.end(`${completionChunk("Ada").replaceAll("\n", "\r\n")}data: [DONE]\r\n\r\n`),
    ],
    [
      "with a finish_reason but no [DONE]",
      (response: ServerResponse) => response.end(`${completionChunk("Ada")}${completionChunk("", "stop")}`),
    ],
    [
      "with a chunk that has only a role",
      (response: ServerResponse) =>
        response.end(
          `data: {"choices":[{"delta":{"role":"assistant","content":null}}]}\n\n${completionChunk("Ada")}data: {"choices":[],"usage":{}}\n\ndata: [DONE]\n\n`,
        ),
    ],
    [
      "in the format of Workers AI",
      (response: ServerResponse) =>
        response.end('data: {"response":"A"}\n\ndata: {"response":"da","p":"x"}\n\ndata: [DONE]\n\n'),
    ],
  ])("is read %s", async (_, send) => {
    const { url } = await modelServerForTest((response) => send(startEventStream(response)));
    expect(await textFrom(url)).toBe("Ada");
  });

  test("is read correctly if a chunk ends within a character", async () => {
    const bytes = Buffer.from(`${completionChunk("🦔")}data: [DONE]\n\n`);
    const cut = bytes.indexOf("🦔") + 2;
    const { url } = await modelServerForTest((response) => {
      startEventStream(response).write(bytes.subarray(0, cut), () => response.end(bytes.subarray(cut)));
    });
    expect(await textFrom(url)).toBe("🦔");
  });
});

describe("an invalid completion fails:", () => {
  test.each<readonly [reason: string, answer: (response: ServerResponse) => unknown]>([
    ["the model answered 500", (response) => response.writeHead(500).end("tellnobody42")],
    [
      "the model answered 401",
      (response) => response.writeHead(401).end('{"error":{"message":"Bad key tellnobody42"}}'),
    ],
    ["the model answered 307", (response) => response.writeHead(307, { Location: "/v1/elsewhere" }).end()],
    ["the model did not send an event stream", (response) => response.end("<h1>Welcome</h1>")],
    [
      "the model did not send an event stream",
      (response) => response.writeHead(200, { "Content-Type": "application/json" }).end("{}"),
    ],
    ["the model did not send a completion", (response) => startEventStream(response).end("data: tellnobody42\n\n")],
    [
      "the model did not send a completion",
      (response) => startEventStream(response).end('data: {"choices":"tellnobody42"}\n\n'),
    ],
    [
      "the model did not send a completion",
      (response) =>
        startEventStream(response).end(`${completionChunk("A")}data: {"error":{"message":"overloaded"}}\n\n`),
    ],
    [
      "the model refused",
      (response) => startEventStream(response).end('data: {"choices":[{"delta":{"refusal":"No."}}]}\n\n'),
    ],
    [
      "the model stopped before the end of its answer",
      (response) => startEventStream(response).end(completionChunk("A", "length")),
    ],
    [
      "the model stopped before the end of its answer",
      (response) => startEventStream(response).end(completionChunk("A", "content_filter")),
    ],
    ["the answer was cut off", (response) => startEventStream(response).end(completionChunk("A"))],
    ["the answer was cut off", (response) => startEventStream(response).end()],
  ])("%s", async (reason, answer) => {
    const { url, prompts } = await modelServerForTest(answer);
    const failed = textFrom(url);
    await expect(failed).rejects.toThrow(ModelFailure);
    await expect(failed).rejects.toThrow(new RegExp(`^${reason}$`));
    expect(prompts).toHaveLength(1);
  });

  test("a connection that is reset", async () => {
    const { url } = await modelServerForTest((response) => {
      startEventStream(response).write(completionChunk("A"), () => response.socket?.resetAndDestroy());
    });
    await expect(textFrom(url)).rejects.toThrow("terminated");
  });

  test("an unreachable server", async () => {
    const url = `http://127.0.0.1:${await freePort()}/v1`;
    await expect(textFrom(url)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
  });
});

describe("the connection is closed", () => {
  test("when the signal aborts", async () => {
    const gone = new AbortController();
    const { url, prompts } = await modelServerForTest((response) => {
      startEventStream(response).write(completionChunk("A"), () => gone.abort());
    });
    await expect(textFrom(url, gone.signal)).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    await prompts[0]?.closed;
  });

  test("when the reader stops", async () => {
    const { url, prompts } = await modelServerForTest(
      (response) => void startEventStream(response).write(completionChunk("A")),
    );
    for await (const piece of chatCompletions({ url, model: "tiny" })(messages, anyTime)) {
      expect(piece).toBe("A");
      break;
    }
    await prompts[0]?.closed;
  });
});
