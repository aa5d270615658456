import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { baseOf } from "./base.ts";
import { errorKinds } from "./errors/error-kinds.ts";
import { ApiError, errorBody, errorMarkdown, quoteInput } from "./errors.ts";
import { ErrorBody } from "./resources/error.ts";

const base = baseOf("https://ada.example.com", "v1");

describe("an error", () => {
  test("has a default message, hint and documentation link", () => {
    const error = new ApiError("invalid_cursor");
    expect(error.status).toBe(422);
    expect(errorBody(error, base)).toEqual({
      error: {
        code: "invalid_cursor",
        message: "The cursor is invalid.",
        hint: "Start again at cursor 0 and pass each next_cursor unchanged.",
        docs: "https://ada.example.com/docs#invalid_cursor",
      },
    });
  });

  test("can have a specific message and hint, and lists invalid fields", () => {
    const issues = [{ path: "limit", code: "invalid_limit", message: "`limit` is 0." }] as const;
    const error = new ApiError("validation_failed", { message: "One field is invalid.", hint: "Fix it.", issues });
    expect(ErrorBody.parse(errorBody(error, base))).toMatchObject({
      error: { message: "One field is invalid.", hint: "Fix it.", issues },
    });
    expect(errorMarkdown(errorBody(error, base))).toBe(
      [
        "# Error: validation_failed",
        "One field is invalid.",
        "- `limit` (`invalid_limit`): `limit` is 0.",
        "**Hint:** Fix it.",
        "**Docs:** <https://ada.example.com/docs#validation_failed>",
        "",
      ]
        .join("\n\n")
        .replace(/\n\n$/, "\n"),
    );
  });

  test.each(Object.entries(errorKinds))(
    "%s has a usable status, message and hint",
    (_code, { status, message, hint }) => {
      expect([400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 429, 500, 503]).toContain(status);
      expect(message).toMatch(/^[A-Z].*\.$/);
      expect(hint).toMatch(/^\S.*\.$/);
    },
  );

  test("has hints with the numbers of limits.ts", () => {
    expect(errorKinds.invalid_limit.hint).toBe(
      "Send a whole number, or omit limit for the default. GET /api/projects accepts 1 to 50 (default 20), and /ask accepts 1 to 25 (default 5).",
    );
    expect(errorKinds.invalid_message.hint).toBe("Send 10 to 5,000 characters.");
    expect(errorKinds.payload_too_large.message).toBe("The request body is larger than 64 KiB.");
    expect(errorKinds.job_not_found.hint).toContain("Jobs expire after 24 hours.");
  });
});

describe("quoted input", () => {
  test("is one short line that cannot close a code span", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (sent) => {
        const shown = quoteInput(sent);
        expect(shown).toMatch(/^`"[^`]*"`$/);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      }),
    );
    const code = (text: string) => `\`"${text}"\``;
    expect(quoteInput("a`b")).toBe(code("a'b"));
    expect(quoteInput("x".repeat(61))).toBe(code(`${"x".repeat(60)}…`));
    expect(quoteInput("x".repeat(60))).toBe(code("x".repeat(60)));
    expect(quoteInput(`${"x".repeat(59)}😀😀`)).toBe(code(`${"x".repeat(59)}😀…`));
    expect(quoteInput("a\u202eb")).toBe(code("a\\\\u{202e}b"));
  });
});
