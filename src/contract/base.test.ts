import { describe, expect, test } from "vitest";
import { SiteUrl, versionOf } from "./base.ts";

describe("SITE_URL", () => {
  test.each([
    ["https://ada.example.com", "https://ada.example.com"],
    ["https://ada.example.com/", "https://ada.example.com"],
    ["http://localhost:8787", "http://localhost:8787"],
  ])("%s has the origin %s", (written, origin) => {
    expect(SiteUrl.parse(written)).toBe(origin);
  });

  test.each([
    "",
    "ada.example.com",
    "https://ada.example.com/me",
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
