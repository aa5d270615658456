import { expect, test } from "vitest";
import { getCallerClaims, getJob, getProfile, postContact } from "../contract/routes.ts";
import { curlOf } from "./curl.ts";

const site = "https://ada.example.com";

test("a read is its address", () => {
  expect(curlOf(getProfile, site, undefined)).toBe("curl https://ada.example.com/api/profile");
});

test("a parameter of the path and a credential are variables", () => {
  expect(curlOf(getJob, site, undefined)).toBe('curl "https://ada.example.com/api/jobs/$ID"');
  expect(curlOf(getCallerClaims, site, undefined)).toBe(
    'curl https://ada.example.com/agent/auth \\\n  -H "Authorization: Bearer $TOKEN"',
  );
});

test("a body is one word for the shell, whatever is in it", () => {
  expect(curlOf(postContact, site, { name: "D'Artagnan $HOME" })).toBe(
    [
      "curl https://ada.example.com/api/contact \\",
      "  -H 'Content-Type: application/json' \\",
      "  -d '{",
      String.raw`  "name": "D'\''Artagnan $HOME"`,
      "}'",
    ].join("\n"),
  );
});
