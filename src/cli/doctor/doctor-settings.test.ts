import { describe, expect, test } from "vitest";
import { SettingsError } from "../../terminal/settings-error.ts";
import { doctorSettings } from "./doctor-settings.ts";

test("checks the built folder by default", () => {
  expect(doctorSettings([])).toStrictEqual({ address: undefined, dist: "dist", site: undefined, json: false });
});

test("checks a folder", () => {
  expect(doctorSettings(["src/cli"])).toMatchObject({ address: undefined, dist: "src/cli" });
  expect(doctorSettings(["--dist", "src/cli"])).toMatchObject({ address: undefined, dist: "src/cli" });
  expect(() => doctorSettings(["src/cli", "--dist", "dist"])).toThrow("Pass either a folder or --dist");
});

test("checks a URL, which can be built for another address", () => {
  expect(doctorSettings(["https://preview.example.com/", "--site", "https://ada.example.com", "--json"])).toStrictEqual(
    {
      address: "https://preview.example.com",
      dist: "dist",
      site: "https://ada.example.com",
      json: true,
    },
  );
});

describe("names invalid arguments", () => {
  test.each([
    [["ada.example.com"], /"ada\.example\.com"; expected an address/],
    [["/no/dist"], /"\/no\/dist".*No folder has this name\.\n/],
    [["https://ada.example.com/portfolio?x=1"], /expected an address/],
    [["ftp://ada.example.com"], /expected an address/],
    [["https://a.example", "https://b.example"], /also found https:\/\/b\.example/],
    [["https://a.example", "--dist", "dist"], /either a URL or --dist/],
    [["--site", "https://a.example"], /--site only with a URL/],
    [["https://a.example", "--site", "b"], /--site is "b"/],
    [["--jsn"], /--jsn/],
    [["--dist"], /--dist/],
  ])("%j", (args, message) => {
    expect(() => doctorSettings(args)).toThrow(SettingsError);
    expect(() => doctorSettings(args)).toThrow(message);
  });
});
