import { describe, expect, test } from "vitest";
import { SettingsError } from "../settings-error.ts";
import { doctorSettings } from "./doctor-settings.ts";

test("the built folder is examined where nothing is said", () => {
  expect(doctorSettings([])).toStrictEqual({ address: undefined, dist: "dist", site: undefined, json: false });
});

test("a URL is examined, and may be built for another", () => {
  expect(doctorSettings(["https://preview.example.com/", "--site", "https://ada.example.com", "--json"])).toStrictEqual(
    {
      address: "https://preview.example.com",
      dist: "dist",
      site: "https://ada.example.com",
      json: true,
    },
  );
});

describe("what cannot be used is refused and named", () => {
  test.each([
    [["ada.example.com"], /"ada\.example\.com"; expected an origin/],
    [["https://ada.example.com/portfolio"], /expected an origin/],
    [["ftp://ada.example.com"], /expected an origin/],
    [["https://a.example", "https://b.example"], /found also https:\/\/b\.example/],
    [["https://a.example", "--dist", "dist"], /Either a URL is examined or/],
    [["--site", "https://a.example"], /--site belongs to a URL/],
    [["https://a.example", "--site", "b"], /--site is "b"/],
    [["--jsn"], /--jsn/],
    [["--dist"], /--dist/],
  ])("%j", (args, message) => {
    expect(() => doctorSettings(args)).toThrow(SettingsError);
    expect(() => doctorSettings(args)).toThrow(message);
  });
});
