import { expect, test } from "vitest";
import { AllowedOrigins } from "./allowed-origins.ts";

test.each([
  ["https://claude.ai", ["https://claude.ai"]],
  [
    " https://claude.ai/, http://localhost:6274\nhttps://a.example:8443 ",
    ["https://claude.ai", "http://localhost:6274", "https://a.example:8443"],
  ],
  ["*", ["*"]],
])("%j names %j", (text, origins) => {
  expect(AllowedOrigins.parse(text)).toStrictEqual(origins);
});

test.each(["", " , ", "claude.ai", "https://claude.ai/path", "https://*.example", "null", "chrome-extension://abc"])(
  "%j allows no origin",
  (text) => {
    expect(AllowedOrigins.safeParse(text).success).toBe(false);
  },
);
