import { expect, test } from "vitest";
import { withBasePath } from "./base-links.ts";

test.each([
  ['<a href="/projects">', '<a href="/me/projects">'],
  ["<a class=x href=/projects>", "<a class=x href=/me/projects>"],
  ["<a\n  href = '/'>", "<a\n  href = '/me/'>"],
  ['<img alt="a > b" src="/ada.png" />', '<img alt="a > b" src="/me/ada.png" />'],
  ['<video poster="/p.png" src="/v.mp4">', '<video poster="/me/p.png" src="/me/v.mp4">'],
  [
    '<script src="/a.js">"<a href=\'/x\'>"</script><a href="/x">',
    '<script src="/me/a.js">"<a href=\'/x\'>"</script><a href="/me/x">',
  ],
  ['<a href="/member">', '<a href="/me/member">'],
])("%s becomes %s", (html, expected) => {
  expect(withBasePath(html, "/me")).toBe(expected);
  expect(withBasePath(expected, "/me")).toBe(expected);
  expect(withBasePath(html, "")).toBe(html);
});

test.each([
  '<a href="/me">',
  '<a href="/me?x#y">',
  '<a href="//cdn.example.com/x">',
  '<a href="https://ada.example.com/x">',
  '<a href="#top"><a href="other"><a href="./x">',
  '<a title="/x" data-href="/x">',
  '<!-- <a href="/x"> -->',
  '<p>href=&quot;/x&quot; href="/x"</p>',
])("%s stays", (html) => {
  expect(withBasePath(html, "/me")).toBe(html);
});
