import { describe, expect, test } from "vitest";
import { isApiPath, isFunctionPath, SiteUrl, versionOf } from "./base.ts";

describe("SITE_URL", () => {
  test.each([
    ["https://ada.example.com", "https://ada.example.com"],
    ["https://ada.example.com/", "https://ada.example.com"],
    ["http://localhost:8787", "http://localhost:8787"],
  ])("%s is the origin %s", (written, origin) => {
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
  ])("%j is refused", (written) => {
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
  ])("%s is %s", (path, version) => {
    expect(versionOf(path)).toBe(version);
  });
});

describe("a path that programs call", () => {
  test.each(["/api", "/api/x", "/ask", "/v1", "/v2/", "/agent/auth", "/.well-known/jwks.json", "/openapi.json"])(
    "%s",
    (path) => {
      expect(isApiPath(path)).toBe(true);
    },
  );

  test.each(["/", "/docs", "/apis", "/v10", "/agents", "/openapi.json/x", "//api", "/docs/api"])(
    "is not %s",
    (path) => {
      expect(isApiPath(path)).toBe(false);
    },
  );
});

describe("a path of the function half", () => {
  test.each(["/api", "/api/profile", "/api/v1/projects", "/v1", "/agent/identity", "/ask", "/.well-known/jwks.json"])(
    "%s",
    (path) => {
      expect(isFunctionPath(path)).toBe(true);
    },
  );

  test.each(["/api/profile.json", "/api/projects/all/0.json", "/docs", "/openapi.json", "/"])("is not %s", (path) => {
    expect(isFunctionPath(path)).toBe(false);
  });
});
