import { get, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { AskResponse } from "../../../src/contract/resources/agents/ask.ts";
import { callAt, type HttpResponse } from "../http/http-client.ts";
import { foldEvents, parseEvents } from "./ask-stream.ts";
import {
  completionChunk,
  type ModelRequest,
  type ModelServer,
  replyingWith,
  startEventStream,
  startModelServer,
} from "./model-server.ts";
import { questionsAnsweredBy } from "./sample-knowledge.ts";
import { inputOf, quotingModel } from "./scripted-model.ts";

/** A host started for a test. */
export interface StartedHost {
  readonly url: string;
  /** Its log so far. */
  readonly log: () => string;
  readonly stop: () => Promise<unknown>;
}

const key = "sk-tellnobody42";
const events = { Accept: "text/event-stream" };

/** The contract of a host with a language model (D10, D49). A test server plays the model. */
export const askModelContract = (start: (settings: Readonly<Record<string, string>>) => Promise<StartedHost>): void => {
  const [asked, other] = questionsAnsweredBy("extractive", 2).map(({ text }) => text);
  if (asked === undefined || other === undefined) throw new Error("no sample question has a quoted answer");
  const [typed = ""] = questionsAnsweredBy("intent", 1).map(({ text }) => text);

  /** What the model says as a reader. */
  let says: (response: ServerResponse, text: string) => unknown;
  let model: ModelServer;
  let host: StartedHost;
  let plain: StartedHost;
  beforeAll(async () => {
    model = await startModelServer((response, request) => {
      const text = quotingModel(inputOf(request));
      return void (isRead(request) ? says(response, text) : replyingWith(text)(response));
    });
    const named = {
      ...{ ASK_MODEL_URL: model.url, ASK_MODEL: "tiny", ASK_MODEL_KEY: key, ASK_MODEL_TIMEOUT_MS: "1000" },
      ASK_MODEL_PER_MINUTE: "1000",
    };
    [host, plain] = await Promise.all([start(named), start({})]);
  });
  afterAll(() => Promise.all([host?.stop(), plain?.stop(), model?.stop()]));
  const isRead = (request: ModelRequest): boolean => inputOf(request).passages !== undefined;
  const saysText = (response: ServerResponse, text: string): void => replyingWith(text)(response);
  beforeEach(() => {
    says = saysText;
  });

  const at = (q: string, more = ""): string => `/ask?q=${encodeURIComponent(q)}${more}`;
  const askAt = ({ url }: StartedHost, q: string, headers = {}): Promise<HttpResponse> =>
    callAt(url, at(q), { headers });
  const answerAt = async (of: StartedHost, q: string): Promise<AskResponse> => {
    const { status, text, json } = await askAt(of, q);
    expect(status, text).toBe(200);
    return json() as AskResponse;
  };
  /** The answer of the MCP tool. */
  const callTool = async (url: string, question: string): Promise<unknown> => {
    const { text } = await callAt(url, "/api/mcp", {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "ask_about_docs", arguments: { question } },
      }),
    });
    return JSON.parse(text).result?.structuredContent;
  };
  /** The answer without a model. */
  const quoted = (q: string): Promise<AskResponse> => answerAt(plain, q);

  test("rewrites the question, reads passages, and keeps a quoted answer after what the model says", async () => {
    const before = model.prompts.length;
    const { _meta, answer: quotation } = await quoted(asked);
    expect(_meta.method).toBe("extractive");
    const { answer, ...rest } = await answerAt(host, asked);
    expect(rest).toMatchObject({ _meta: { ..._meta, method: "llm" }, query: asked });
    expect(answer).toMatch(/\[1\]\. /);
    expect(answer.endsWith(quotation)).toBe(true);
    const prompts = model.prompts.slice(before);
    expect(prompts.map(isRead)).toStrictEqual([false, true]);
    for (const prompt of prompts)
      expect(prompt).toMatchObject({
        path: "/v1/chat/completions",
        headers: { authorization: `Bearer ${key}` },
        body: { model: "tiny", stream: true },
      });
  });

  test("is not asked if typed data answers", async () => {
    const before = model.prompts.length;
    expect(await answerAt(host, typed)).toStrictEqual(await quoted(typed));
    expect((await callAt(host.url, "/ask")).json()).toMatchObject({ _meta: { method: "usage" } });
    expect(model.prompts).toHaveLength(before);
  });

  test("streams the same content as the JSON response", async () => {
    const [json, stream] = [await askAt(host, asked), await askAt(host, asked, events)];
    expect(json.json()).toMatchObject({ _meta: { method: "llm" } });
    expect(JSON.stringify(foldEvents(parseEvents(stream.text)))).toBe(json.text);
  });

  test("streams nothing before the answer is checked", async () => {
    let release: (() => void) | undefined;
    says = (response, text) => {
      startEventStream(response);
      release = () => response.end(`${completionChunk(text)}data: [DONE]\n\n`);
    };
    const response = await new Promise<IncomingMessage>((resolve) => {
      get(host.url + at(asked), { headers: events, agent: false }, resolve);
    });
    let text = "";
    response.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
    await vi.waitFor(() => expect(release).toBeDefined(), 5_000);
    expect(text).not.toContain("event:");
    const ended = new Promise((resolve) => response.on("end", resolve));
    release?.();
    await ended;
    expect(foldEvents(parseEvents(text))).toMatchObject({ _meta: { method: "llm" } });
  });

  describe("the quoted answer is returned with its method if the model", () => {
    test.each<readonly [what: string, (response: ServerResponse, text: string) => unknown]>([
      ["is too slow", (response, text) => startEventStream(response).write(completionChunk(text))],
      ["never responds", () => undefined],
      [
        "closes the connection early",
        (response, text) => startEventStream(response).write(completionChunk(text), () => response.destroy()),
      ],
      ["ends too early", (response, text) => startEventStream(response).end(completionChunk(text))],
      ["fails", (response) => response.writeHead(500).end(`{"error":"${key}"}`)],
      [
        "sends an HTML page",
        (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Hello</h1>"),
      ],
      ["sends invalid JSON", (response) => startEventStream(response).end("data: <h1>\n\n")],
      ["redirects", (response) => response.writeHead(302, { Location: "https://example.com" }).end()],
      ["refuses", (response) => startEventStream(response).end('data: {"choices":[{"delta":{"refusal":"No."}}]}\n\n')],
      ["cites nothing", (response, text) => saysText(response, text.replaceAll(/\[\d+\]/g, ""))],
      ["cites an unknown source", (response, text) => saysText(response, text.replaceAll(/\[\d+\]/g, "[99]"))],
      ["invents a number", (response, text) => saysText(response, text.replace(/ ?\[/, " 97531 ["))],
      ["invents a name", (response, text) => saysText(response, `Brindlewick: ${text}`)],
      ["answers with an unknown URL", (response, text) => saysText(response, `See https://evil.example/x, ${text}`)],
      ["answers another question", (response) => saysText(response, "Zoë Exemplar [1].")],
      ["does not stop", (response, text) => saysText(response, text.repeat(300))],
    ])("%s", async (_, answer) => {
      says = answer;
      const whole = await quoted(asked);
      const [json, stream] = await Promise.all([askAt(host, asked), askAt(host, asked, events)]);
      expect(json.json()).toStrictEqual(whole);
      expect(foldEvents(parseEvents(stream.text))).toStrictEqual(whole);
    });
  });

  test("removes markup", async () => {
    const { answer } = await answerAt(host, asked);
    says = (response, text) => saysText(response, `<script></script>**[](https://evil.example/x)<img src=y> ${text}**`);
    expect((await answerAt(host, asked)).answer).toBe(answer);
  });

  test("replays the first answer on retry", async () => {
    const headers = { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() };
    const send = () => callAt(host.url, "/ask", { method: "POST", headers, body: JSON.stringify({ q: asked }) });
    const first = await send();
    says = replyingWith("NONE");
    const second = await send();
    expect([second.text, second.headers["idempotent-replay"]]).toStrictEqual([first.text, "true"]);
    expect(first.json()).toMatchObject({ _meta: { method: "llm" } });
  });

  test.each([
    ["ASK_MODEL_PER_MINUTE", "minute"],
    ["ASK_MODEL_PER_DAY", "day"],
  ])("sends at most as many questions to the model as %s allows, over all clients", async (setting, unit) => {
    const limited = await start({ ASK_MODEL_URL: model.url, ASK_MODEL: "tiny", [setting]: "3" });
    try {
      const before = model.prompts.length;
      const whole = await quoted(asked);
      const askTool = () => callTool(limited.url, asked);
      const responses = await Promise.all([
        ...Array.from({ length: 6 }, async () => (await askAt(limited, asked)).json()),
        ...Array.from({ length: 2 }, async () => foldEvents(parseEvents((await askAt(limited, asked, events)).text))),
        ...Array.from({ length: 2 }, askTool),
      ]);
      // Two calls for each question.
      expect(model.prompts).toHaveLength(before + 6);
      const rest = responses.filter((response) => (response as AskResponse)._meta.method !== "llm");
      expect(rest).toStrictEqual(Array(7).fill(whole));
      await vi.waitFor(
        () => expect(limited.log()).toContain(`"reason":"the limit of 3 questions per ${unit} is reached"`),
        5_000,
      );
    } finally {
      await limited.stop();
    }
  });

  test("returns the same answer from the MCP tool as from the endpoint", async () => {
    expect(await callTool(host.url, asked)).toStrictEqual(await answerAt(host, asked));
  });

  test("logs why the model was not used, but no key, question or answer", async () => {
    says = (response) => response.writeHead(500).end();
    await askAt(host, other);
    await vi.waitFor(
      () => expect(host.log()).toMatch(/"event":"ask_model_unused","reason":"the model answered 500"/),
      5_000,
    );
    expect(host.log()).toContain('"reason":"the answer took too long"');
    for (const secret of [key, "tellnobody", asked, other]) expect(host.log()).not.toContain(secret);
  });
};
