import { expect, test } from "vitest";
import { portsWith } from "../../test/support/app/ports.ts";
import { createApp } from "../app.ts";
import type { Asset } from "../ports/ports.ts";

const asset = (type: string, text: string): Asset => ({
  type,
  etag: type,
  body: new TextEncoder().encode(text),
  encoded: {},
});
const files: Readonly<Record<string, Asset>> = {
  "/projects/łódź": asset("text/html; charset=utf-8", "<p>Łódź</p>"),
  "/projects/łódź.md": asset("text/markdown; charset=utf-8", "Łódź"),
};

test.each(["GET", "HEAD"])(
  "%s returns the Markdown of a page with a non-ASCII name and its Content-Location",
  async (method) => {
    const settings = { site: "https://ada.example.com", rateLimit: 60, servesFiles: true };
    const app = createApp(portsWith({ settings, assets: { read: (path) => files[path] } }));
    const address = "/projects/%C5%82%C3%B3d%C5%BA";
    const response = await app.request(address, { method, headers: { Accept: "text/markdown" } });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
    expect(response.headers.get("Content-Location")).toBe(`${address}.md`);
    expect(await response.text()).toBe(method === "GET" ? "Łódź" : "");
  },
);

test.each(["text/html", "text/markdown"])(
  "a page with a Markdown alternate links to it when requested as %s",
  async (accept) => {
    const settings = { site: "https://ada.example.com", rateLimit: 60, servesFiles: true };
    const pages: typeof files = { ...files, "/projects/tide": asset("text/html; charset=utf-8", "<p>Tide</p>") };
    const app = createApp(portsWith({ settings, assets: { read: (path) => pages[path] } }));
    const linkOf = async (path: string) =>
      (await app.request(path, { headers: { Accept: accept } })).headers.get("Link");
    expect(await linkOf("/projects/%C5%82%C3%B3d%C5%BA")).toContain(
      '</projects/%C5%82%C3%B3d%C5%BA.md>; rel="alternate"; type="text/markdown"',
    );
    expect(await linkOf("/projects/tide")).not.toContain("alternate");
  },
);
