import { expect, test } from "vitest";
import { chooseLanguage, languageHeaders, languagePrefix } from "./language.ts";

const languages = ["en", "ar", "de"];

test.each([
  [undefined, null, "en"],
  [undefined, "de-AT,de;q=0.9,en;q=0.5", "de"],
  [undefined, "fr, ar;q=0.2", "ar"],
  [undefined, "fr", "en"],
  [undefined, "*", "en"],
  [undefined, "de;q=0", "en"],
  ["ar", "de", "ar"],
  ["en", "de", "en"],
  ["DE", "ar", "de"],
  ["DE-at", "ar", "de"],
  [undefined, "en;q=0, *", "ar"],
  [undefined, ";;;,,q=x de", "en"],
  [undefined, "de,".repeat(2_700), "en"],
])("for lang %s and Accept-Language %.60s, the language is %s", (lang, accept, expected) => {
  expect(chooseLanguage({ languages }, lang, accept)).toBe(expected);
});

test.each(["fr", "", "*", "de,ar", "de;q=1", "d", "\0", "deutsch"])("the language %j is an error", (lang) => {
  expect(() => chooseLanguage({ languages }, lang, "de")).toThrow(
    expect.objectContaining({ code: "invalid_lang", status: 422, message: expect.stringContaining("en, ar, de") }),
  );
});

test("a site in one language ignores both", () => {
  expect(chooseLanguage({}, "fr", "de")).toBeUndefined();
  expect([languagePrefix({}, undefined), languageHeaders(undefined)]).toEqual(["", {}]);
});

test("files in the default language have no prefix", () => {
  expect([languagePrefix({ languages }, "en"), languagePrefix({ languages }, "de")]).toEqual(["", "/de"]);
});
