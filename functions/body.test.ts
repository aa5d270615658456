import { describe, expect, test } from "vitest";
import { ApiError } from "../src/contract/errors.ts";
import { limits } from "../src/contract/limits.ts";
import { parseObject, readBody } from "./body.ts";

const url = "https://ada.example.com/";

/** A body that counts what is taken of it. */
const counted = (chunks: number, size: number) => {
  const seen = { taken: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (seen.taken === chunks) return controller.close();
        seen.taken += 1;
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

describe("reading a body", () => {
  test("without a length puts its pieces together", async () => {
    const { stream } = counted(64, 1024);
    expect((await readBody(streamed(stream))).length).toBe(limits.bodyBytes);
  });

  test("without a length stops as soon as it is too large", async () => {
    const { stream, seen } = counted(1_000, 1024);
    expect(await codeOf(() => readBody(streamed(stream)))).toBe("payload_too_large");
    expect(seen).toEqual({ taken: 65, isCancelled: true });
  });

  test("with a length that is too large takes none of it", async () => {
    const { stream, seen } = counted(1_000, 1024);
    const request = streamed(stream, { "Content-Length": String(limits.bodyBytes + 1) });
    expect(await codeOf(() => readBody(request))).toBe("payload_too_large");
    expect(seen.taken).toBe(0);
  });

  test("of another type takes none of it", async () => {
    const { stream, seen } = counted(1, 1024);
    const request = streamed(stream, { "Content-Type": "text/plain" });
    expect(await codeOf(() => readBody(request))).toBe("unsupported_media_type");
    expect(seen.taken).toBe(0);
  });

  test("that is not there gives no bytes", async () => {
    expect(await readBody(new Request(url, { method: "POST" }))).toHaveLength(0);
  });

  test("that breaks off is no JSON", async () => {
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
  ])("of type %.60s: %s", async (type, isTaken) => {
    const request = new Request(url, { method: "POST", body: "{}", headers: { "Content-Type": type } });
    expect(await codeOf(() => readBody(request))).toBe(isTaken ? "none" : "unsupported_media_type");
  });
});

describe("parsing a body", () => {
  const parse = (text: string) => parseObject(new TextEncoder().encode(text));

  test("gives the object that it is", () => {
    expect(parse('{"a":{"b":[1,"✓"]}}')).toEqual({ a: { b: [1, "✓"] } });
    expect(parse(" {} \n")).toEqual({});
  });

  test("leaves the prototype of objects alone", () => {
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
  ])("%j fails and says %s", async (text, said) => {
    expect(() => parse(text)).toThrow(said);
    expect(await codeOf(() => parse(text))).toBe("invalid_json");
  });

  test("bytes that are not UTF-8 fail", async () => {
    expect(await codeOf(() => parseObject(Buffer.from('{"a":"\xff"}', "latin1")))).toBe("invalid_json");
  });
});

describe("a body that would have to be decoded first", () => {
  const sent = (headers: Record<string, string>) =>
    readBody(new Request("https://ada.example.com/", { method: "POST", body: "{}", headers }));

  test.each([
    { "Content-Type": "application/json", "Content-Encoding": "gzip" },
    { "Content-Type": "application/json", "Content-Encoding": "br, gzip" },
    { "Content-Type": "application/json; charset=utf-16" },
    { "Content-Type": "application/json;charset=iso-8859-1" },
  ])("is refused: %j", async (headers) => {
    await expect(sent(headers)).rejects.toMatchObject({ code: "unsupported_media_type" });
  });

  test.each([
    { "Content-Type": "application/json", "Content-Encoding": "identity" },
    { "Content-Type": 'application/json; charset="UTF-8"' },
    { "Content-Type": "application/json; charset=utf-8; profile=x" },
  ])("is not one where that says nothing: %j", async (headers) => {
    expect(new TextDecoder().decode(await sent(headers))).toBe("{}");
  });
});
