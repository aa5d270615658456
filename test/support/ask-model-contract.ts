import { get, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { AskResponse } from "../../src/contract/resources/agents/ask.ts";
import { foldEvents, parseEvents } from "./ask-stream.ts";
import { callAt, type HttpResponse } from "./http-client.ts";
import { completionChunk, type ModelServer, replyingWith, startEventStream, startModelServer } from "./model-server.ts";
import { questionsAnsweredBy } from "./sample-knowledge.ts";

/** A host started for a test. */
export interface StartedHost {
  readonly url: string;
  /** Its log so far. */
  readonly log: () => string;
  readonly stop: () => Promise<unknown>;
}

const key = "sk-tellnobody42";
const events = { Accept: "text/event-stream" };

/** The contract of a host with a language model (D10). */
export const askModelContract = (start: (settings: Readonly<Record<string, string>>) => Promise<StartedHost>): void => {
  const [asked, other] = questionsAnsweredBy("extractive", 2).map(({ text }) => text);
  if (asked === undefined || other === undefined) throw new Error("no sample question has a quoted answer");
  const [typed = ""] = questionsAnsweredBy("intent", 1).map(({ text }) => text);

  let says: (response: ServerResponse) => unknown = replyingWith("So it is [1].");
  let model: ModelServer;
  let host: StartedHost;
  let plain: StartedHost;
  beforeAll(async () => {
    model = await startModelServer((response) => void says(response));
    const named = {
      ...{ ASK_MODEL_URL: model.url, ASK_MODEL: "tiny", ASK_MODEL_KEY: key, ASK_MODEL_TIMEOUT_MS: "1000" },
      ASK_MODEL_PER_MINUTE: "1000",
    };
    [host, plain] = await Promise.all([start(named), start({})]);
  });
  afterAll(() => Promise.all([host?.stop(), plain?.stop(), model?.stop()]));
  beforeEach(() => {
    says = replyingWith("So it is [1].");
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

  test("rewords a quoted answer and keeps its results", async () => {
    const before = model.prompts.length;
    const { _meta, ...rest } = await quoted(asked);
    expect(_meta.method).toBe("extractive");
    expect(await answerAt(host, asked)).toStrictEqual({
      _meta: { ..._meta, method: "llm" },
      ...rest,
      answer: "So it is [1].",
    });
    expect(model.prompts).toHaveLength(before + 1);
    expect(model.prompts.at(-1)).toMatchObject({
      path: "/v1/chat/completions",
      headers: { authorization: `Bearer ${key}` },
      body: { model: "tiny", stream: true },
    });
  });

  test("does not reword an answer from typed data", async () => {
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

  test("streams results before the model has answered", async () => {
    let held: ServerResponse | undefined;
    says = (response) => {
      held = startEventStream(response);
    };
    const response = await new Promise<IncomingMessage>((resolve) => {
      get(host.url + at(asked), { headers: events, agent: false }, resolve);
    });
    let text = "";
    response.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
    await vi.waitFor(
      () => expect([text.includes("event: result"), held !== undefined]).toStrictEqual([true, true]),
      5_000,
    );
    expect(text).not.toMatch(/event: (?:answer|complete)/);
    const ended = new Promise((resolve) => response.on("end", resolve));
    held?.end(`${completionChunk("So it is [1].")}data: [DONE]\n\n`);
    await ended;
    expect(foldEvents(parseEvents(text))).toMatchObject({ _meta: { method: "llm" }, answer: "So it is [1]." });
  });

  describe("the quoted answer is returned with its method if the model", () => {
    test.each<readonly [what: string, (response: ServerResponse) => unknown]>([
      ["is too slow", (response) => startEventStream(response).write(completionChunk("So it is [1]."))],
      ["never responds", () => undefined],
      [
        "closes the connection early",
        (response) => startEventStream(response).write(completionChunk("So it is [1]."), () => response.destroy()),
      ],
      ["ends too early", (response) => startEventStream(response).end(completionChunk("So it is [1]."))],
      ["fails", (response) => response.writeHead(500).end(`{"error":"${key}"}`)],
      [
        "sends an HTML page",
        (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Hello</h1>"),
      ],
      ["sends invalid JSON", (response) => startEventStream(response).end("data: <h1>\n\n")],
      ["redirects", (response) => response.writeHead(302, { Location: "https://example.com" }).end()],
      ["refuses", (response) => startEventStream(response).end('data: {"choices":[{"delta":{"refusal":"No."}}]}\n\n')],
      ["cites nothing", replyingWith("So it is.")],
      ["cites an unknown source", replyingWith("So it is [99].")],
      ["answers with an unknown URL", replyingWith("See https://evil.example/x [1].")],
      ["does not stop", replyingWith("So it is [1]. ".repeat(300))],
    ])("%s", async (_, answer) => {
      says = answer;
      const whole = await quoted(asked);
      const [json, stream] = await Promise.all([askAt(host, asked), askAt(host, asked, events)]);
      expect(json.json()).toStrictEqual(whole);
      expect(foldEvents(parseEvents(stream.text))).toStrictEqual(whole);
    });
  });

  test("removes markup", async () => {
    says = replyingWith("<script>x</script>**So** [it](https://evil.example/x) is <img src=y> [1].");
    expect((await answerAt(host, asked)).answer).toBe("x So it is [1].");
  });

  test("replays the first answer on retry", async () => {
    const headers = { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() };
    const send = () => callAt(host.url, "/ask", { method: "POST", headers, body: JSON.stringify({ q: asked }) });
    const first = await send();
    says = replyingWith("It is otherwise [1].");
    const second = await send();
    expect([second.text, second.headers["idempotent-replay"]]).toStrictEqual([first.text, "true"]);
    expect(first.json()).toMatchObject({ answer: "So it is [1]." });
  });

  test.each([
    ["ASK_MODEL_PER_MINUTE", "minute"],
    ["ASK_MODEL_PER_DAY", "day"],
  ])("calls the model at most as often as %s allows, over all clients", async (setting, unit) => {
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
      expect(model.prompts).toHaveLength(before + 3);
      const rest = responses.filter((response) => (response as AskResponse)._meta.method !== "llm");
      expect(rest).toStrictEqual(Array(7).fill(whole));
      await vi.waitFor(
        () => expect(limited.log()).toContain(`"reason":"the limit of 3 calls per ${unit} is reached"`),
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
    for (const secret of [key, "tellnobody", asked, other, "So it is"]) expect(host.log()).not.toContain(secret);
  });
};
