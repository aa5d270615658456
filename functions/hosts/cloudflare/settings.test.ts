import { expect, test } from "vitest";
import { workerSettings } from "./settings.ts";

test.each([
  [{ LOG: "loud" }, "LOG: expected on or off."],
  [{ ASK_MODEL: 7 }, "ASK_MODEL: expected a string."],
  [{ RATE_LIMIT_PER_MINUTE: 0 }, "RATE_LIMIT_PER_MINUTE: expected a whole number from 1 to 1000000000."],
  [{ STORE_TIMEOUT_MS: "x", LOG: 1 }, /STORE_TIMEOUT_MS: expected a whole number from .* LOG: expected on or off\.$/],
])("the error for %j says what is expected", (bindings, message) => {
  expect(() => workerSettings({ SITE_URL: "https://ada.example.com", ...bindings })).toThrow(message);
});

test.each([30, "30"])("a whole number can be a number or a string: %j", (value) => {
  expect(workerSettings({ RATE_LIMIT_PER_MINUTE: value }).RATE_LIMIT_PER_MINUTE).toBe(30);
});
