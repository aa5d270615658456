import { expect, test } from "vitest";
import { brokenLinks } from "./own-links.ts";

const rendered = (site: string, hasApp = true) => ({
  site,
  files: [
    "/index.html",
    "/about/index.html",
    "/projects/index.html",
    "/projects/café/index.html",
    "/slides.pdf",
    "/projects.md",
  ].toSorted(),
  redirects: new Map([["/old", "/about"]]),
  hasApp,
});
const broken = (html: string, site = "https://ada.example.com", hasApp = true) =>
  brokenLinks(html, rendered(site, hasApp));

test("paths that the site does not have are reported once, with what was probably meant", () => {
  const html =
    '<a href="/projcts">a</a><a href="/projcts#x">b</a><img src="/ada.png"><a href="https://ada.example.com/abot">c</a>';
  expect(broken(html)).toEqual(["/projcts (did you mean /projects?)", "/ada.png", "/abot (did you mean /about?)"]);
});

test("pages, files, former addresses and other sites are not reported", () => {
  const html = `<a href="/"><a href="/about/?x#y"><a href="/projects/caf%C3%A9"><a href="/slides.pdf"><a href="/old">
    <a href="https://example.com/x"><a href="//example.com/x"><a href="relative"><a href="#top"><a href="mailto:a@example.com">`;
  expect(broken(html)).toEqual([]);
});

test("operations exist with the app only", () => {
  expect(broken('<a href="/ask?q=x">')).toEqual([]);
  expect(broken('<a href="/ask?q=x">', "https://ada.example.com", false)).toEqual(["/ask"]);
});

test("below a path, only links below it are compared", () => {
  const html = '<a href="/me"><a href="/me/about"><a href="/me/x"><a href="https://ada.github.io/other">';
  expect(broken(html, "https://ada.github.io/me")).toEqual(["/x"]);
});
