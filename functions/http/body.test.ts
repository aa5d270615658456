import { describe, expect, test } from "vitest";
import { ApiError } from "../../src/contract/errors.ts";
import { limits } from "../../src/contract/limits.ts";
import { parseObject, readBody } from "./body.ts";

const url = "https://ada.example.com/";

/** A body that counts the chunks that are read. */
const countedStream = (chunks: number, size: number) => {
  const seen = { chunksRead: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (seen.chunksRead === chunks) return controller.close();
        seen.chunksRead += 1;
        controller.enqueue(new Uint8Array(size));
      },
      cancel: () => {
        seen.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { seen, stream };
};
const streamed = (body: ReadableStream<Uint8Array>, headers: Readonly<Record<string, string>> = {}): Request =>
  new Request(url, { method: "POST", body, headers, duplex: "half" } as RequestInit);

const codeOf = async (work: () => unknown): Promise<string> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
  return "none";
};

describe("readBody", () => {
  test("joins the chunks of a body without Content-Length", async () => {
    const { stream } = countedStream(64, 1024);
    expect((await readBody(streamed(stream))).length).toBe(limits.maxBodyBytes);
  });

  test("stops reading a body without Content-Length at the limit", async () => {
    const { stream, seen } = countedStream(1_000, 1024);
    expect(await codeOf(() => readBody(streamed(stream)))).toBe("payload_too_large");
    expect(seen).toEqual({ chunksRead: 65, isCancelled: true });
  });

  test("does not read a body whose Content-Length exceeds the limit", async () => {
    const { stream, seen } = countedStream(1_000, 1024);
    const request = streamed(stream, { "Content-Length": String(limits.maxBodyBytes + 1) });
    expect(await codeOf(() => readBody(request))).toBe("payload_too_large");
    expect(seen.chunksRead).toBe(0);
  });

  test("does not read a body of another media type", async () => {
    const { stream, seen } = countedStream(1, 1024);
    const request = streamed(stream, { "Content-Type": "text/plain" });
    expect(await codeOf(() => readBody(request))).toBe("unsupported_media_type");
    expect(seen.chunksRead).toBe(0);
  });

  test("returns no bytes for a missing body", async () => {
    expect(await readBody(new Request(url, { method: "POST" }))).toHaveLength(0);
  });

  test("reports a truncated body as invalid JSON", async () => {
    const stream = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("gone")) });
    expect(await codeOf(() => readBody(streamed(stream)))).toBe("invalid_json");
  });

  test.each([
    ["application/json", true],
    ["application/json;charset=utf-8", true],
    ["Application/JSON ; charset=utf-8", true],
    ["application/ld+json", true],
    ["application/vnd.a.b-c+json", true],
    ["application/jsonp", false],
    ["application/+json", false],
    ["xapplication/json", false],
    ["application/json, text/plain", false],
    ["text/json", false],
    [`application/${"+".repeat(50_000)}`, false],
  ])("accepts the Content-Type %.60s: %s", async (type, isAccepted) => {
    const request = new Request(url, { method: "POST", body: "{}", headers: { "Content-Type": type } });
    expect(await codeOf(() => readBody(request))).toBe(isAccepted ? "none" : "unsupported_media_type");
  });
});

describe("parseObject", () => {
  const parse = (text: string) => parseObject(new TextEncoder().encode(text));

  test("returns the object", () => {
    expect(parse('{"a":{"b":[1,"✓"]}}')).toEqual({ a: { b: [1, "✓"] } });
    expect(parse(" {} \n")).toEqual({});
  });

  test("does not change the prototype of objects", () => {
    const parsed = parse('{"__proto__":{"name":"x"}}');
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
    expect("name" in parsed).toBe(false);
  });

  test.each([
    ["", "no body"],
    ["{", "not a JSON object"],
    ["[]", "an array"],
    ["null", "null"],
    ["1", "a number"],
    ['""', "a string"],
    ["false", "a boolean"],
  ])("rejects %j with %s", async (text, reason) => {
    expect(() => parse(text)).toThrow(reason);
    expect(await codeOf(() => parse(text))).toBe("invalid_json");
  });

  test("rejects bytes that are not UTF-8", async () => {
    expect(await codeOf(() => parseObject(Buffer.from('{"a":"\xff"}', "latin1")))).toBe("invalid_json");
  });
});

describe("Content-Encoding and charset", () => {
  const sent = (headers: Record<string, string>) =>
    readBody(new Request("https://ada.example.com/", { method: "POST", body: "{}", headers }));

  test.each([
    { "Content-Type": "application/json", "Content-Encoding": "gzip" },
    { "Content-Type": "application/json", "Content-Encoding": "br, gzip" },
    { "Content-Type": "application/json; charset=utf-16" },
    { "Content-Type": "application/json;charset=iso-8859-1" },
  ])("rejects %j", async (headers) => {
    await expect(sent(headers)).rejects.toMatchObject({ code: "unsupported_media_type" });
  });

  test.each([
    { "Content-Type": "application/json", "Content-Encoding": "identity" },
    { "Content-Type": 'application/json; charset="UTF-8"' },
    { "Content-Type": "application/json; charset=utf-8; profile=x" },
  ])("accepts %j", async (headers) => {
    expect(new TextDecoder().decode(await sent(headers))).toBe("{}");
  });
});
