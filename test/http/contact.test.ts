import { describe, expect, test } from "vitest";
import { ContactAccepted } from "../../src/contract/resources/job.ts";
import { ContactInfo } from "../../src/contract/resources/portfolio/contact.ts";
import { Profile } from "../../src/contract/resources/portfolio/profile.ts";
import { dataOf, errorOf, post, statusAndCode, testedBases } from "../support/http/api-requests.ts";
import { inquiry } from "../support/http/inquiries.ts";
import { call, siteOf } from "../support/http/service.ts";

describe.each(testedBases)("POST %s/contact", (api) => {
  const path = `${api}/contact`;
  const send = (changed: Readonly<Record<string, unknown>> = {}) => post(path, { ...inquiry, ...changed });

  test("accepts an inquiry and returns the job's URL", async () => {
    const response = await send();
    expect(response.status).toBe(202);
    const { ok, queued, job_id, status, poll_url } = dataOf(ContactAccepted, path, response);
    expect({ ok, queued, status }).toStrictEqual({ ok: true, queued: true, status: "processing" });
    expect(poll_url).toBe(`${await siteOf()}${api}/jobs/${job_id}`);
    expect(response.headers).toMatchObject({
      location: poll_url,
      "retry-after": "1",
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "access-control-allow-origin": "*",
      "api-version": "v1",
    });
    expect(response.headers.etag).toBeUndefined();
    expect(response.headers["idempotent-replay"]).toBeUndefined();
  });

  test("says first that nothing is delivered, and names the address to write to", async () => {
    const { message } = dataOf(ContactAccepted, path, await send());
    const { email } = ContactInfo.parse((await call("/api/contact")).json());
    expect(message).toMatch(/^Nothing is delivered\b/);
    expect(message).toContain(`write to ${email ?? Profile.parse((await call("/api/profile")).json()).email}.`);
  });

  test("creates one job per inquiry with an id that reveals nothing about the sender", async () => {
    const responses = await Promise.all([send(), send(), send({ name: "X Y", message: "x".repeat(5_000) })]);
    const ids = responses.map((response) => dataOf(ContactAccepted, path, response).job_id);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) {
      expect(id).toMatch(/^[A-Za-z0-9_-]{1,200}$/);
      expect(id).toHaveLength(ids[0]?.length ?? 0);
      const bytes = atob(id.replace(/^job_/, "").replaceAll("-", "+").replaceAll("_", "/"));
      for (const word of ["Grace", "grace", "example", "compiler"]) expect(id + bytes).not.toContain(word);
    }
  });

  test.each([
    ["a name of 2 characters", { name: "Al" }],
    ["a name of 200 characters", { name: "a".repeat(200) }],
    ["a name of 200 characters of two UTF-16 units each", { name: "\u{1F980}".repeat(200) }],
    ["a name in another script", { name: "李雷" }],
    ["a name with surrounding whitespace", { name: `  ${"a".repeat(200)}\n` }],
    ["an email address with surrounding whitespace", { email: " grace@example.com " }],
    ["an email address with a tag, a dot and digits", { email: "g.hopper+navy2@mail.example.co.uk" }],
    [
      "an address of 254 characters",
      { email: `${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(63)}.com` },
    ],
    ["a message of 10 characters", { message: "0123456789" }],
    ["a message of 5,000 characters", { message: "a".repeat(5_000) }],
    ["a message of 5,000 characters with surrounding whitespace", { message: `\t${"a".repeat(5_000)}  ` }],
    ["a message of 5,000 characters of four bytes each", { message: "\u{1F980}".repeat(5_000) }],
    ["unknown members", { phone: "1", job_id: "job_1", constructor: 1 }],
  ])("accepts %s", async (_, changed) => {
    const response = await send(changed);
    expect(response.status, response.text).toBe(202);
  });

  const wrong: readonly [code: string, what: string, changed: Readonly<Record<string, unknown>>][] = [
    ["invalid_name", "of 1 character", { name: "A" }],
    ["invalid_name", "of 1 character and whitespace", { name: "   A   " }],
    ["invalid_name", "of 1 character of two UTF-16 units", { name: "\u{1F980}" }],
    ["invalid_name", "of 201 characters", { name: "a".repeat(201) }],
    ["invalid_name", "that is empty", { name: "" }],
    ["invalid_name", "that is missing", { name: undefined }],
    ["invalid_name", "that is null", { name: null }],
    ["invalid_name", "that is a number", { name: 42 }],
    ["invalid_name", "that is a list", { name: ["Grace Hopper"] }],
    ["invalid_name", "that is an object", { name: { first: "Grace" } }],
    ["invalid_email", "that is missing", { email: undefined }],
    ["invalid_email", "without a domain", { email: "grace" }],
    ["invalid_email", "without a name", { email: "@example.com" }],
    ["invalid_email", "with two at signs", { email: "a@b@example.com" }],
    ["invalid_email", "with whitespace", { email: "gra ce@example.com" }],
    ["invalid_email", "with a line break", { email: "grace@example.com\nBcc: x@example.com" }],
    ["invalid_email", "with a display name", { email: "Grace <grace@example.com>" }],
    ["invalid_email", "without a dot in its domain", { email: "grace@localhost" }],
    [
      "invalid_email",
      "of 255 characters",
      { email: `${"a".repeat(64)}@${"b".repeat(61)}.${"c".repeat(60)}.${"d".repeat(63)}.com` },
    ],
    ["invalid_email", "that is a list", { email: ["grace@example.com"] }],
    ["invalid_message", "of 9 characters", { message: "012345678" }],
    ["invalid_message", "of 9 characters and whitespace", { message: "  012345678  " }],
    ["invalid_message", "of 5,001 characters", { message: "a".repeat(5_001) }],
    ["invalid_message", "that is missing", { message: undefined }],
    ["invalid_message", "that is a boolean", { message: true }],
  ];
  test.each(wrong)("returns %s for a value %s", async (code, _, changed) => {
    const response = await send(changed);
    expect(statusAndCode(path, response)).toBe(`422 ${code}`);
    const { message, issues } = errorOf(path, response);
    expect(message).toContain(`\`${code.replace("invalid_", "")}\``);
    expect(message.length).toBeLessThan(300);
    expect(issues).toBeUndefined();
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers.location).toBeUndefined();
  });

  test("lists every invalid member with its own code", async () => {
    const response = await post(path, { name: "A", email: "grace" });
    expect(statusAndCode(path, response)).toBe("422 validation_failed");
    const { issues = [] } = errorOf(path, response);
    expect(issues.map(({ path, code }) => [path, code])).toStrictEqual([
      ["name", "invalid_name"],
      ["email", "invalid_email"],
      ["message", "invalid_message"],
    ]);
    for (const { message } of issues) expect(message).toMatch(/^`\w+` is .+; expected .+\.$/);
  });

  test("quotes input as code in Markdown errors", async () => {
    const name = "](http://evil.example)`<b>";
    const response = await call(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/markdown" },
      body: JSON.stringify({ ...inquiry, email: name }),
    });
    expect(response.status).toBe(422);
    expect(response.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(response.text.split("\n")[0]).toBe("# Error: invalid_email");
    expect(response.text).toContain('`"](http://evil.example)\'<b>"`');
  });

  test("does not read members from an object's prototype", async () => {
    const body = `{"__proto__":${JSON.stringify(inquiry)}}`;
    const response = await call(path, { method: "POST", body });
    expect(statusAndCode(path, response)).toBe("422 validation_failed");
  });

  test("does not change what GET returns", async () => {
    const before = await call(path);
    await send();
    const after = await call(path);
    expect(after.text).toBe(before.text);
    expect(before.text).not.toContain(inquiry.message);
  });
});
