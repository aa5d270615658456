import { describe, expect, test } from "vitest";
import { basePathOf, SiteUrl, sitePath, urlPath, versionOf } from "./base.ts";

describe("SITE_URL", () => {
  test.each([
    ["https://ada.example.com", "https://ada.example.com"],
    ["https://ada.example.com/", "https://ada.example.com"],
    ["http://localhost:8787", "http://localhost:8787"],
    ["https://ada.github.io/me", "https://ada.github.io/me"],
    ["https://ada.github.io/me/", "https://ada.github.io/me"],
    ["http://localhost:8787/~ada/port-folio_1.2", "http://localhost:8787/~ada/port-folio_1.2"],
  ])("%s is the address %s", (written, origin) => {
    expect(SiteUrl.parse(written)).toBe(origin);
  });

  test.each([
    "",
    "ada.example.com",
    "https://ada.example.com//me",
    "https://ada.example.com/me//",
    "https://ada.example.com/me/../you",
    "https://ada.example.com/m%65",
    "https://ada.example.com/é",
    "https://ada.example.com/.hidden",
    "https://ada.example.com/me*",
    "https://ada.example.com/$me",
    "https://ada.example.com/me/index.html?x=1",
    "https://ADA.example.com",
    "https://ada.example.com:443",
    "https://ada.example.com?x=1",
    "https://ada.example.com#x",
    "https://me:secret@ada.example.com",
    "ftp://ada.example.com",
    "javascript:alert(1)",
    "//ada.example.com",
  ])("rejects %j", (written) => {
    expect(SiteUrl.safeParse(written).success).toBe(false);
  });
});

describe("the base path", () => {
  test.each([
    ["https://ada.example.com", ""],
    ["https://ada.github.io/me", "/me"],
    ["http://localhost:8787/~ada/me", "/~ada/me"],
  ])("of %s is %j", (site, path) => {
    expect(basePathOf(site)).toBe(path);
    expect(urlPath(site, "/docs")).toBe(`${path}/docs`);
    expect(sitePath(path, `${path}/docs`)).toBe("/docs");
  });

  test.each([
    ["/me", ""],
    ["/me/", "/"],
    ["/me/docs", "/docs"],
    ["/me/me/docs", "/me/docs"],
    ["/", undefined],
    ["/docs", undefined],
    ["/menu", undefined],
    ["//me/docs", undefined],
  ])("/me is removed from %s", (path, expected) => {
    expect(sitePath("/me", path)).toBe(expected);
  });
});

describe("the version of a path", () => {
  test.each([
    ["/api/v1", "v1"],
    ["/api/v1/", "v1"],
    ["/api/v1/projects", "v1"],
    ["/api/v10", "current"],
    ["/api/profile", "current"],
    ["/v1", "current"],
    ["/", "current"],
  ])("for %s is %s", (path, version) => {
    expect(versionOf(path)).toBe(version);
  });
});
