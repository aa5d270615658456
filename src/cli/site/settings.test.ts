import { describe, expect, test } from "vitest";
import { siteUrl } from "./settings.ts";

describe("the address of a build", () => {
  test("is SITE_URL, or localhost with PORT", () => {
    expect(siteUrl({ SITE_URL: "https://ada.example.com/", PORT: "9000" })).toBe("https://ada.example.com");
    expect(siteUrl({ SITE_URL: "https://ada.github.io/me/" })).toBe("https://ada.github.io/me");
    expect(siteUrl({ PORT: "9000" })).toBe("http://localhost:9000");
    expect(siteUrl({})).toBe("http://localhost:8787");
  });

  test.each([
    [
      { SITE_URL: "ada.example.com" },
      'SITE_URL is "ada.example.com"; expected an address such as https://ada.example.com or',
    ],
    [{ SITE_URL: "https://ada.example.com/me?x", PORT: "x" }, "SITE_URL is"],
    [{ PORT: "x" }, 'PORT is "x"; expected a port from 0 to 65535.'],
    [{ PORT: "70000" }, 'PORT is "70000"; expected a port'],
  ])("names the variable that is invalid: %j", (environment, message) => {
    expect(() => siteUrl(environment)).toThrow(message);
  });
});
