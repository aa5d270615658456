import { expect, test } from "vitest";
import { createPathReader } from "./site-path.ts";

const origin = "https://ada.github.io";
const pathBelowMe = createPathReader(`${origin}/me`);

test.each([
  ["/me", ""],
  ["/me?q=x", ""],
  ["/me/", "/"],
  ["/me/docs?x=/y", "/docs"],
  ["/m%65/docs", "/docs"],
  ["/me/me", "/me"],
  ["/docs", "../docs"],
  ["/menu", "../menu"],
  ["/", "../"],
  ["/.well-known/oauth-authorization-server/me", "/.well-known/oauth-authorization-server"],
  ["/.well-known/oauth-protected-resource/me", "/.well-known/oauth-protected-resource"],
  ["/.well-known/oauth-protected-resource/me/api/v1", "/.well-known/oauth-protected-resource/api/v1"],
  ["/.well-known/oauth-protected-resource/menu", "../.well-known/oauth-protected-resource/menu"],
  ["/.well-known/oauth-protected-resource", "../.well-known/oauth-protected-resource"],
  ["/.well-known/jwks.json/me", "../.well-known/jwks.json/me"],
])("below /me, %s is %j", (path, expected) => {
  expect(pathBelowMe(new Request(origin + path))).toBe(expected);
});

test.each(["/", "/me/docs", "/docs?x"])("without a base path, %s is the path itself", (path) => {
  expect(createPathReader(origin)(new Request(origin + path))).toBe(path.replace(/\?.*/, ""));
});
