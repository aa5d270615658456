import { describe, expect, test } from "vitest";
import { limits } from "../../src/contract/limits.ts";
import { apis, errorOf, inquiry, refusalOf } from "../support/posts.ts";
import { type Answer, call } from "../support/service.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const joined = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...bytesOf(part)] : [...part])));

const bodies: Readonly<Record<string, unknown>> = {
  contact: inquiry,
  batch: { operations: [{ method: "GET", path: "/api/health" }] },
};

const operations = apis.flatMap((api) =>
  Object.entries(bodies).map(
    ([name, body]) => [`${api}/${name}`, JSON.stringify(body), name === "contact" ? 202 : 200] as const,
  ),
);

type Sent = Readonly<Record<string, string>>;

describe.each(operations)("POST %s", (path, good, done) => {
  type Body = NonNullable<Parameters<typeof call>[1]>["body"];
  // Whoever ends the connection with the request may lose the answer to what was not read.
  const send = (body: Body, headers: Sent = { "Content-Type": "application/json" }) =>
    call(path, {
      method: "POST",
      headers: { Connection: "keep-alive", ...headers },
      ...(body !== undefined && { body }),
    });

  describe("of a body that is not a JSON object", () => {
    const refused = async (body: Body, headers?: Sent): Promise<Answer> => {
      const answer = await send(body, headers);
      expect(refusalOf(path, answer)).toBe("400 invalid_json");
      expect(answer.headers).toMatchObject({ "cache-control": "no-store", "access-control-allow-origin": "*" });
      return answer;
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
    ])("%s is refused as what it is: %s", async (kind, body) => {
      expect(errorOf(path, await refused(body)).message).toContain(` is ${kind};`);
    });

    test("an empty one is refused as missing, however it is sent", async () => {
      for (const body of ["", [], undefined]) expect(errorOf(path, await refused(body)).message).toContain("no body");
      await refused("", {});
    });

    test.each([
      ["a byte that UTF-8 has not", joined('{"name":"', [0xff], '"}')],
      ["an overlong form", joined('{"name":"', [0xc0, 0xaf], '"}')],
      ["half a pair of UTF-16", joined('{"name":"', [0xed, 0xa0, 0x80], '"}')],
      ["a character that was cut", joined('{"name":"', [0xe2, 0x9c], '"}')],
      ["Latin-1", joined('{"name":"Jos', [0xe9], '"}')],
      ["UTF-16", Uint8Array.from(good.split("").flatMap((character) => [character.charCodeAt(0), 0]))],
    ])("%s is refused", async (_, body) => {
      await refused(body);
    });

    test("a character that was cut in two by its way is not", async () => {
      const [start = "", end = ""] = ['{"note":"\u2713",', good.slice(1)];
      const bytes = bytesOf(start + end);
      expect((await send([bytes.slice(0, 10), bytes.slice(10)])).status).toBe(done);
    });
  });

  describe("of a size", () => {
    const most = 64 * 1024;
    const padded = (length: number): string => good + " ".repeat(length - good.length);
    const inChunks = (text: string): string[] => text.match(/.{1,10000}/gs) ?? [];

    test("of 64 KiB is taken, with a length and in chunks", async () => {
      expect(limits.bodyBytes).toBe(most);
      expect((await send(padded(most))).status).toBe(done);
      expect((await send(inChunks(padded(most)))).status).toBe(done);
    });

    test.each([
      ["one byte more", most + 1],
      ["256 KiB", 256 * 1024],
    ])("of %s is not, with a length and in chunks", async (_, length) => {
      for (const body of [padded(length), inChunks(padded(length))]) {
        const answer = await send(body);
        expect(refusalOf(path, answer)).toBe("413 payload_too_large");
        expect(answer.headers["access-control-allow-origin"]).toBe("*");
      }
    });

    test("counts bytes, not characters", async () => {
      const text = (length: number): string => `{"note":"${"\u2713".repeat(length)}",${good.slice(1)}`;
      const rest = Math.floor((most - bytesOf(text(0)).length) / 3);
      expect((await send(text(rest))).status).toBe(done);
      expect(refusalOf(path, await send(text(rest + 1)))).toBe("413 payload_too_large");
    });

    test("that is too large is refused even where it is no JSON", async () => {
      expect(refusalOf(path, await send("x".repeat(most + 1)))).toBe("413 payload_too_large");
    });
  });

  describe("of a type", () => {
    test.each([
      "application/json",
      "application/json; charset=utf-8",
      "application/json;charset=UTF-8",
      "application/json ; charset=utf-8",
      "APPLICATION/JSON",
      "application/problem+json",
      "application/vnd.example.v1+json; profile=x",
    ])("%s is taken", async (type) => {
      expect((await send(good, { "Content-Type": type })).status).toBe(done);
    });

    test("that is not named is taken", async () => {
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
    ])("%s is not", async (type) => {
      expect(refusalOf(path, await send(good, { "Content-Type": type }))).toBe("415 unsupported_media_type");
    });

    test("that is not taken is refused before its body is looked at", async () => {
      const headers = { "Content-Type": "text/plain" };
      expect(refusalOf(path, await send("{", headers))).toBe("415 unsupported_media_type");
      expect(refusalOf(path, await send("x".repeat(70_000), headers))).toBe("415 unsupported_media_type");
    });
  });

  test("of a body that is nested deeply, or names a member twice, is answered", async () => {
    const deep = `{"name":${"[".repeat(30_000)}${"]".repeat(30_000)}}`;
    expect((await send(deep)).status).toBe(422);
    expect((await send(`{"name":1,"operations":1,${good.slice(1)}`)).status).toBe(done);
  });

  test("of a refused body does not spoil the next request", async () => {
    expect((await send("x".repeat(200_000))).status).toBe(413);
    expect((await send(good)).status).toBe(done);
  });
});
