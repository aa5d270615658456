import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { delta, modelServer, saying, streaming } from "../../test/support/model-server.ts";
import type { Message } from "../ports.ts";
import { chatCompletions } from "./chat-completions.ts";
import { ModelFailure } from "./model-failure.ts";

const messages: readonly Message[] = [{ role: "user", content: "Who?" }];
const anyTime = new AbortController().signal;

const textFrom = async (url: string, signal = anyTime, key?: string): Promise<string> => {
  let text = "";
  for await (const piece of chatCompletions({ url, model: "tiny", key })(messages, signal)) text += piece;
  return text;
};

describe("a completion", () => {
  test("is asked for as the protocol says, with the key in its header alone", async () => {
    const { url, prompts } = await modelServer(saying("Ada, 🦔 and\nmore [1]."));
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

  test("is asked for without a key where there is none", async () => {
    const { url, prompts } = await modelServer(saying("x"));
    await textFrom(url);
    expect(prompts[0]?.headers.authorization).toBeUndefined();
  });

  test.each([
    ["in one write", (response: ServerResponse) => response.end(`${delta("A")}${delta("da")}data: [DONE]\n\n`)],
    [
      "with other line ends",
      (response: ServerResponse) => response.end(`${delta("Ada").replaceAll("\n", "\r\n")}data: [DONE]\r\n\r\n`),
    ],
    ["with an end but no mark", (response: ServerResponse) => response.end(`${delta("Ada")}${delta("", "stop")}`)],
    [
      "with nothing but a role",
      (response: ServerResponse) =>
        response.end(
          `data: {"choices":[{"delta":{"role":"assistant","content":null}}]}\n\n${delta("Ada")}data: {"choices":[],"usage":{}}\n\ndata: [DONE]\n\n`,
        ),
    ],
    [
      "as models of Workers AI write",
      (response: ServerResponse) =>
        response.end('data: {"response":"A"}\n\ndata: {"response":"da","p":"x"}\n\ndata: [DONE]\n\n'),
    ],
  ])("is read %s", async (_, send) => {
    const { url } = await modelServer((response) => send(streaming(response)));
    expect(await textFrom(url)).toBe("Ada");
  });

  test("is read where a character is cut in two by its way", async () => {
    const bytes = Buffer.from(`${delta("🦔")}data: [DONE]\n\n`);
    const cut = bytes.indexOf("🦔") + 2;
    const { url } = await modelServer((response) => {
      streaming(response).write(bytes.subarray(0, cut), () => response.end(bytes.subarray(cut)));
    });
    expect(await textFrom(url)).toBe("🦔");
  });
});

describe("what is no completion fails:", () => {
  test.each<readonly [reason: string, answer: (response: ServerResponse) => unknown]>([
    ["the model answers 500", (response) => response.writeHead(500).end("tellnobody42")],
    [
      "the model answers 401",
      (response) => response.writeHead(401).end('{"error":{"message":"Bad key tellnobody42"}}'),
    ],
    ["the model answers 307", (response) => response.writeHead(307, { Location: "/v1/elsewhere" }).end()],
    ["the model sends no events", (response) => response.end("<h1>Welcome</h1>")],
    [
      "the model sends no events",
      (response) => response.writeHead(200, { "Content-Type": "application/json" }).end("{}"),
    ],
    ["the model sends no completion", (response) => streaming(response).end("data: tellnobody42\n\n")],
    ["the model sends no completion", (response) => streaming(response).end('data: {"choices":"tellnobody42"}\n\n')],
    [
      "the model sends no completion",
      (response) => streaming(response).end(`${delta("A")}data: {"error":{"message":"overloaded"}}\n\n`),
    ],
    ["the model refuses", (response) => streaming(response).end('data: {"choices":[{"delta":{"refusal":"No."}}]}\n\n')],
    ["the model does not end its answer", (response) => streaming(response).end(delta("A", "length"))],
    ["the model does not end its answer", (response) => streaming(response).end(delta("A", "content_filter"))],
    ["the answer breaks off", (response) => streaming(response).end(delta("A"))],
    ["the answer breaks off", (response) => streaming(response).end()],
  ])("%s", async (reason, answer) => {
    const { url, prompts } = await modelServer(answer);
    const failed = textFrom(url);
    await expect(failed).rejects.toThrow(ModelFailure);
    await expect(failed).rejects.toThrow(new RegExp(`^${reason}$`));
    expect(prompts).toHaveLength(1);
  });

  test("a connection that is reset", async () => {
    const { url } = await modelServer((response) => {
      streaming(response).write(delta("A"), () => response.socket?.resetAndDestroy());
    });
    await expect(textFrom(url)).rejects.toThrow();
  });

  test("nobody there", async () => {
    await expect(textFrom("http://127.0.0.1:9/v1")).rejects.toThrow();
  });
});

describe("the connection is closed", () => {
  test("when the signal says so", async () => {
    const gone = new AbortController();
    const { url, prompts } = await modelServer((response) => {
      streaming(response).write(delta("A"), () => gone.abort());
    });
    await expect(textFrom(url, gone.signal)).rejects.toThrow();
    await prompts[0]?.closed;
  });

  test("when nobody wants more", async () => {
    const { url, prompts } = await modelServer((response) => void streaming(response).write(delta("A")));
    for await (const piece of chatCompletions({ url, model: "tiny" })(messages, anyTime)) {
      expect(piece).toBe("A");
      break;
    }
    await prompts[0]?.closed;
  });
});
