import { describe, expect, test } from "vitest";
import { isLocalOrigin, mayFetch } from "./fetchable-url.ts";

const site = "https://ada.example.com";
const local = "http://localhost:8787";

test.each([
  ["http://localhost:8787", true],
  ["https://127.0.0.1", true],
  ["http://[::1]:80", true],
  ["https://localhost.example.com", false],
  ["https://127.0.0.2", false],
  ["https://ada.example.com", false],
  ["", false],
])("%j is a local site: %s", (origin, is) => {
  expect(isLocalOrigin(origin)).toBe(is);
});

describe("a key set is fetched", () => {
  const fetchable = (url: string): readonly [boolean, boolean] => [
    mayFetch(new URL(url), site),
    mayFetch(new URL(url), local),
  ];

  test.each([
    "https://idp.example.com/jwks.json",
    "https://idp.example.com.:8443/",
    "https://10.example.com/",
    "https://localhost.example.com/",
  ])("from %s", (url) => {
    expect(fetchable(url)).toEqual([true, true]);
  });

  test.each([
    "https://localhost/",
    "https://LOCALHOST./",
    "https://idp.localhost/",
    "https://127.0.0.1/",
    "https://127.1/",
    "https://0x7f000001/",
    "https://2130706433/",
    "https://0177.0.0.1/",
    "https://127.0.0.1./",
    "https://%31%32%37.0.0.1/",
    "https://①②⑦.0.0.1/",
    "https://[::1]/",
    "https://[0:0:0:0:0:0:0:1]/",
    "http://localhost:9000/",
    "http://127.1:9000/",
    "http://[::1]:9000/",
  ])("from %s only for a local site", (url) => {
    expect(fetchable(url)).toEqual([false, true]);
  });

  test.each([
    "http://idp.example.com/",
    "http://8.8.8.8/",
    "https://8.8.8.8/",
    "https://[2606:4700::1]:8443/",
    "https://1.1/",
    "http://idp.localhost/",
    "https://10.1/",
    "https://0xa9fea9fe/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/",
    "https://[64:ff9b::127.0.0.1]/",
    "https://[fd00::1]/",
    "https://0/",
    "https://user@idp.example.com/",
    "https://:password@idp.example.com/",
    "ftp://idp.example.com/",
    "file:///etc/passwd",
    "data:application/json,{}",
  ])("never from %s", (url) => {
    expect(fetchable(url)).toEqual([false, false]);
  });
});
