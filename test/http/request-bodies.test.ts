import { describe, expect, test } from "vitest";
import { limits } from "../../src/contract/limits.ts";
import { apiBases, errorOf, statusAndCode } from "../support/http/api-requests.ts";
import { inquiry } from "../support/http/inquiries.ts";
import { call, type HttpResponse } from "../support/http/service.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const joined = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...bytesOf(part)] : [...part])));

const bodies: Readonly<Record<string, unknown>> = {
  contact: inquiry,
  batch: { operations: [{ method: "GET", path: "/api/health" }] },
};

const operations = apiBases.flatMap((api) =>
  Object.entries(bodies).map(
    ([name, body]) => [`${api}/${name}`, JSON.stringify(body), name === "contact" ? 202 : 200] as const,
  ),
);

type RequestHeaders = Readonly<Record<string, string>>;

describe.each(operations)("POST %s", (path, good, done) => {
  type Body = NonNullable<Parameters<typeof call>[1]>["body"];
  // Closing the connection with the request could lose the response to an unread body.
  const send = (body: Body, headers: RequestHeaders = { "Content-Type": "application/json" }) =>
    call(path, {
      method: "POST",
      headers: { Connection: "keep-alive", ...headers },
      ...(body !== undefined && { body }),
    });

  describe("with a body that is not a JSON object", () => {
    const refused = async (body: Body, headers?: RequestHeaders): Promise<HttpResponse> => {
      const response = await send(body, headers);
      expect(statusAndCode(path, response)).toBe("400 invalid_json");
      expect(response.headers).toMatchObject({ "cache-control": "no-store", "access-control-allow-origin": "*" });
      return response;
    };

    test.each([
      "{",
      "}",
      "nothing",
      "undefined",
      "NaN",
      " ",
      "\n",
      "\u0000",
      "{'name':'Grace'}",
      "{name:1}",
      '{"name":"Grace",}',
      '{"name":"Gra\nce"}',
      '{"name":"\\x"}',
      `${good}{}`,
      `${good},`,
      `// comment\n${good}`,
      good.slice(0, -1),
      "name=Grace+Hopper&email=grace%40example.com",
      "<inquiry/>",
    ])("%j is refused", async (body) => {
      await refused(body);
    });

    test.each([
      ["an array", "[]"],
      ["an array", `[${good}]`],
      ["null", "null"],
      ["a number", "42"],
      ["a string", '"{}"'],
      ["a boolean", "true"],
    ])("names the type of %s: %s", async (kind, body) => {
      expect(errorOf(path, await refused(body)).message).toContain(` is ${kind};`);
    });

    test("an empty body is refused as missing", async () => {
      for (const body of ["", [], undefined]) expect(errorOf(path, await refused(body)).message).toContain("no body");
      await refused("", {});
    });

    test.each([
      ["an invalid UTF-8 byte", joined('{"name":"', [0xff], '"}')],
      ["an overlong encoding", joined('{"name":"', [0xc0, 0xaf], '"}')],
      ["an encoded surrogate", joined('{"name":"', [0xed, 0xa0, 0x80], '"}')],
      ["a truncated character", joined('{"name":"', [0xe2, 0x9c], '"}')],
      ["Latin-1", joined('{"name":"Jos', [0xe9], '"}')],
      ["UTF-16", Uint8Array.from(good.split("").flatMap((character) => [character.charCodeAt(0), 0]))],
    ])("%s is refused", async (_, body) => {
      await refused(body);
    });

    test("a character split across chunks is accepted", async () => {
      const [start = "", end = ""] = ['{"note":"\u2713",', good.slice(1)];
      const bytes = bytesOf(start + end);
      expect((await send([bytes.slice(0, 10), bytes.slice(10)])).status).toBe(done);
    });
  });

  describe("with a body of", () => {
    const MAX_BODY_BYTES = 64 * 1024;
    const padded = (length: number): string => good + " ".repeat(length - good.length);
    const inChunks = (text: string): string[] => text.match(/.{1,10000}/gs) ?? [];

    test("64 KiB is accepted, with Content-Length or chunked", async () => {
      expect(limits.maxBodyBytes).toBe(MAX_BODY_BYTES);
      expect((await send(padded(MAX_BODY_BYTES))).status).toBe(done);
      expect((await send(inChunks(padded(MAX_BODY_BYTES)))).status).toBe(done);
    });

    test.each([
      ["one byte more", MAX_BODY_BYTES + 1],
      ["256 KiB", 256 * 1024],
    ])("%s is refused, with Content-Length or chunked", async (_, length) => {
      for (const body of [padded(length), inChunks(padded(length))]) {
        const response = await send(body);
        expect(statusAndCode(path, response)).toBe("413 payload_too_large");
        expect(response.headers["access-control-allow-origin"]).toBe("*");
      }
    });

    test("multi-byte characters is measured in bytes", async () => {
      const text = (length: number): string => `{"note":"${"\u2713".repeat(length)}",${good.slice(1)}`;
      const rest = Math.floor((MAX_BODY_BYTES - bytesOf(text(0)).length) / 3);
      expect((await send(text(rest))).status).toBe(done);
      expect(statusAndCode(path, await send(text(rest + 1)))).toBe("413 payload_too_large");
    });

    test("too many bytes is refused before the JSON is parsed", async () => {
      expect(statusAndCode(path, await send("x".repeat(MAX_BODY_BYTES + 1)))).toBe("413 payload_too_large");
    });
  });

  describe("with the Content-Type", () => {
    test.each([
      "application/json",
      "application/json; charset=utf-8",
      "application/json;charset=UTF-8",
      "application/json ; charset=utf-8",
      "APPLICATION/JSON",
      "application/problem+json",
      "application/vnd.example.v1+json; profile=x",
    ])("%s is accepted", async (type) => {
      expect((await send(good, { "Content-Type": type })).status).toBe(done);
    });

    test("missing is accepted", async () => {
      expect((await send(good, {})).status).toBe(done);
    });

    test.each([
      "text/plain",
      "text/json",
      "text/html",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/xml",
      "application/octet-stream",
      "application/jsonp",
      "application/json5",
      "application/json-seq",
      "application/x-json",
      "application/+json",
      "application",
      "json",
      "*/*",
      "text/plain, application/json",
      "text/plain; application/json",
      "application/json, text/plain",
    ])("%s is refused", async (type) => {
      expect(statusAndCode(path, await send(good, { "Content-Type": type }))).toBe("415 unsupported_media_type");
    });

    test("text/plain is refused before the body is read", async () => {
      const headers = { "Content-Type": "text/plain" };
      expect(statusAndCode(path, await send("{", headers))).toBe("415 unsupported_media_type");
      expect(statusAndCode(path, await send("x".repeat(70_000), headers))).toBe("415 unsupported_media_type");
    });
  });

  test("handles deeply nested bodies and duplicate members", async () => {
    const deep = `{"name":${"[".repeat(30_000)}${"]".repeat(30_000)}}`;
    expect((await send(deep)).status).toBe(422);
    expect((await send(`{"name":1,"operations":1,${good.slice(1)}`)).status).toBe(done);
  });

  test("handles the next request after a refused body", async () => {
    expect((await send("x".repeat(200_000))).status).toBe(413);
    expect((await send(good)).status).toBe(done);
  });
});
