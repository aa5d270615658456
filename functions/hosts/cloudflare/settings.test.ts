import { expect, test } from "vitest";
import { workerSettings } from "./settings.ts";

test.each([
  [{ LOG: "loud" }, "LOG: expected on or off."],
  [{ ASK_MODEL: 7 }, /^ASK_MODEL: .*string.*number\.$/],
  [{ STORE_TIMEOUT_MS: "x", LOG: 1 }, /STORE_TIMEOUT_MS: expected a whole number from .* LOG: expected on or off\.$/],
])("the error for %j says what is expected", (bindings, message) => {
  expect(() => workerSettings({ SITE_URL: "https://ada.example.com", ...bindings })).toThrow(message);
});
