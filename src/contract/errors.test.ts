import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { baseOf } from "./base.ts";
import { ApiError, errorBody, errorKinds, errorMarkdown, quoted } from "./errors.ts";
import { limits } from "./limits.ts";
import { ErrorBody } from "./resources/error.ts";

const base = baseOf("https://ada.example.com", "v1");

describe("an error", () => {
  test("says by itself what is wrong, what to do and where it is explained", () => {
    const error = new ApiError("invalid_cursor");
    expect(error.status).toBe(422);
    expect(errorBody(error, base)).toEqual({
      error: {
        code: "invalid_cursor",
        message: "The cursor cannot be used.",
        hint: "Start again at cursor 0 and pass each answer's next_cursor as it is.",
        docs: "https://ada.example.com/docs#invalid_cursor",
      },
    });
  });

  test("can say it more exactly, and lists the fields that failed", () => {
    const issues = [{ path: "limit", code: "invalid_limit", message: "`limit` is 0." }] as const;
    const error = new ApiError("validation_failed", { message: "One failed.", hint: "Mend it.", issues });
    expect(ErrorBody.parse(errorBody(error, base))).toMatchObject({
      error: { message: "One failed.", hint: "Mend it.", issues },
    });
    expect(errorMarkdown(errorBody(error, base))).toBe(
      [
        "# Error: validation_failed",
        "One failed.",
        "- `limit` (`invalid_limit`): `limit` is 0.",
        "**Hint:** Mend it.",
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

  test("hints name the limits as they are", () => {
    const { min, max, default: usual } = limits.pageSize;
    expect(errorKinds.invalid_limit.hint).toContain(`from ${min} to ${max}, or leave limit out for ${usual}.`);
    expect(errorKinds.invalid_query.hint).toContain(`up to ${limits.searchLength} characters;`);
  });
});

describe("what a client sent, quoted", () => {
  test("is one short line that cannot end a code span", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (sent) => {
        const shown = quoted(sent);
        expect(shown).toMatch(/^`"[^`]*"`$/);
        expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      }),
    );
    const code = (text: string) => `\`"${text}"\``;
    expect(quoted("a`b")).toBe(code("a'b"));
    expect(quoted("x".repeat(61))).toBe(code(`${"x".repeat(60)}…`));
    expect(quoted("x".repeat(60))).toBe(code("x".repeat(60)));
    expect(quoted(`${"x".repeat(59)}😀😀`)).toBe(code(`${"x".repeat(59)}😀…`));
    expect(quoted("a\u202eb")).toBe(code("a\\\\u{202e}b"));
  });
});
