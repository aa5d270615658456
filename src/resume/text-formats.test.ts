import { expect, test } from "vitest";
import { accountName, cleanText, resumeDate, toUri, withFullStop } from "./text-formats.ts";

test.each([
  ["https://a.example", "https://a.example"],
  ["http://A.example:8080/b?c=d&e='f'#g", "http://A.example:8080/b?c=d&e='f'#g"],
  ["https://a.example/%C3%A4", "https://a.example/%C3%A4"],
  ["https://bücher.example/straße?q=ä#ö", "https://xn--bcher-kva.example/stra%C3%9Fe?q=%C3%A4#%C3%B6"],
  ["http://a.example/100%/[x]|{y}#b#c", "http://a.example/100%25/%5Bx%5D%7C%7By%7D#b%23c"],
  ["https://u:p@a.example:8443/b", "https://a.example:8443/b"],
  ["https://[::1]/", "https://[::1]/"],
  ["not a URL", undefined],
  [undefined, undefined],
])("%j as a URI is %j", (address, uri) => {
  expect(toUri(address)).toBe(uri);
});

test("an account is the last part of a page's path", () => {
  expect(accountName("https://github.com/ada/")).toBe("ada");
  expect(accountName("https://github.com")).toBeUndefined();
});

test("dates that JSON Resume does not allow are omitted", () => {
  expect(["0999", "1000", "2024-05", "3000", undefined].map(resumeDate)).toEqual([
    undefined,
    "1000",
    "2024-05",
    undefined,
    undefined,
  ]);
});

test("texts lose control characters and surrounding space", () => {
  expect(cleanText(" a\r\nb\u0000\u0007\tc\ud800 ")).toBe("a\nb\tc\ufffd");
});

test("sentences get one full stop", () => {
  expect(["Published by J. Ex.", "By Kiln Press", "By Yahoo!"].map(withFullStop)).toEqual([
    "Published by J. Ex.",
    "By Kiln Press.",
    "By Yahoo!",
  ]);
});
