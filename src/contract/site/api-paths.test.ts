import { describe, expect, test } from "vitest";
import { isApiPath, isFunctionPath } from "./api-paths.ts";

describe("an API path", () => {
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

describe("a path that needs the function host", () => {
  test.each([
    "/api",
    "/api/profile",
    "/api/v1/projects",
    "/v1",
    "/agent/identity",
    "/ask",
    "/answer",
    "/.well-known/jwks.json",
  ])("%s", (path) => {
    expect(isFunctionPath(path)).toBe(true);
  });

  test.each(["/api/profile.json", "/api/projects/all/0.json", "/docs", "/openapi.json", "/"])("is not %s", (path) => {
    expect(isFunctionPath(path)).toBe(false);
  });
});
