import { describe, expect, test } from "vitest";
import { basePath, call } from "../support/http/service.ts";

const asked = async (path: string, accept: string) => {
  const { status, text } = await call(path, { headers: { Accept: accept } });
  expect(status).toBe(404);
  return text;
};

describe.each([
  ["/projcts", "/projects"],
  ["/Changelog.html", "/changelog"],
  ["/llm.txt", "/llms.txt"],
  ["/profile", "/api/profile"],
  ["/projects/tide-clok", "/projects/tide-clock"],
])("%s, close to %s,", (path, nearest) => {
  test("suggests the closest path in HTML, Markdown and JSON", async () => {
    const { error } = JSON.parse(await asked(path, "application/json"));
    expect(error.message).toBe(`There is nothing at \`"${path}"\`.`);
    expect(error.hint).toMatch(`Did you mean ${nearest}? `);
    const markdown = await asked(path, "text/markdown");
    expect(markdown).toContain(error.message);
    expect(markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")).toContain(error.hint);
    const page = await asked(path, "text/html");
    expect(page).toContain(`<code>${basePath}${path}</code>`);
    expect(page).toContain(`Did you mean <a href="${basePath}${nearest}">${basePath}${nearest}</a>?`);
  });
});

test.each([
  ["/api/profil", "/api/profile"],
  ["/api/v2/projects", "/api/projects"],
  ["/api/v1/profil", "/api/v1/profile"],
  ["/api/v1/index", "/api/v1"],
  ["/agent/identty", "/agent/identity"],
  ["//api/projects", "/api/projects"],
  ["/.well-known/llms.txt", "/llms.txt"],
  ["/.well-known/api-catalogue", "/.well-known/api-catalog"],
])("%s suggests the closest API path", async (path, nearest) => {
  expect(JSON.parse(await asked(path, "*/*")).error.hint).toMatch(`Did you mean ${nearest}? `);
});

test("a path without a similar known path gets no suggestion", async () => {
  for (const path of ["/wp-login.php", "/api/v1/mpc", `/${"a".repeat(4_000)}`])
    expect(JSON.parse(await asked(path, "*/*")).error.hint, path).toMatch(/^GET \/api/);
  expect(await asked("/wp-login.php", "text/html")).not.toContain("Did you mean");
});

test.each([
  "/docs%20",
  "/docs%00",
  "/openapi.json%0A",
  "/api/profile%09",
  "/llms%0D.txt",
  "/.well-known%5Capi-catalog",
])("%s is not the path without the character", async (path) => {
  await asked(path, "*/*");
  const head = await call(path, { method: "HEAD" });
  expect(head.status).toBe(404);
  const options = await call(path, { method: "OPTIONS" });
  expect(options.headers).not.toHaveProperty("allow");
});

test("the requested path is escaped on the 404 page", async () => {
  const page = await asked("/%3Cimg%20src=x%20onerror=alert(1)%3E%22$&%E2%80%AE", "text/html");
  expect(page).toContain(`<code>${basePath}/&lt;img src=x onerror=alert(1)&gt;&quot;$&amp;\\u{202e}</code>`);
  expect(page).not.toContain("<img");
});
