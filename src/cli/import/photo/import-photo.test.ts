import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { isPublicAddress } from "../../../../functions/hosts/node/public-address.ts";
import { temporaryFolder } from "../../../../test/support/hosts/programs.ts";
import { importInto } from "../main.ts";
import { importDefaults } from "../settings.ts";
import type { MayConnect } from "./read-photo.ts";

const folder = temporaryFolder();
const pictureOf = (red: number, format: "jpeg" | "png") =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: { r: red, g: 90, b: 90 } } })
    .toFormat(format)
    .toBuffer();
const [first, second] = [await pictureOf(10, "jpeg"), await pictureOf(200, "png")];

const requested: string[] = [];
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
  requested.push(pathname);
  if (pathname === "/to") response.writeHead(302, { Location: searchParams.get("url") ?? "" }).end();
  else if (pathname === "/loop") response.writeHead(307, { Location: "/loop" }).end();
  else if (request.url === "/ada.jpg") response.end(first);
  else if (request.url === "/ada.png") response.end(second);
  else if (request.url === "/page") response.end("<!doctype html><title>Ada</title>");
  else if (request.url === "/huge") response.end(Buffer.alloc(21_000_000));
  else response.writeHead(404).end();
});
let origin = "";
let made = 0;
let content = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  made += 1;
  content = join(folder, `content-${made}`);
});

/** Imports a resume with this `image`, and returns the report. The server of this test counts as public. */
const imported = async (
  image: string | undefined,
  options = {},
  mayConnect: MayConnect | undefined = (address) => address === "127.0.0.1",
): Promise<string> => {
  const file = join(folder, "resume.json");
  writeFileSync(file, JSON.stringify({ basics: { name: "Ada Example", email: "ada@example.com", image } }));
  let report = "";
  const print = (line: string): void => {
    report += `${line}\n`;
  };
  await importInto({ ...importDefaults, file, content, ...options }, print, mayConnect);
  return report;
};
const profile = () => parse(readFileSync(join(content, "profile.yaml"), "utf8"));
const bytesOf = (name: string): Buffer => readFileSync(join(content, name));

describe("the photo of an imported resume", () => {
  test("is downloaded, and named in the profile", async () => {
    const report = await imported(`${origin}/ada.jpg`);
    expect(profile().photo).toEqual({ src: "photo.jpg", alt: "Ada Example" });
    expect(bytesOf("photo.jpg").equals(first)).toBe(true);
    expect(report).toMatch(/\/basics\/image +\S+\/profile\.yaml {2}photo\n/);
    expect(report).toContain("Wrote 5 files");
  });

  test("can be a file next to the resume, or a data URL", async () => {
    writeFileSync(join(folder, "me.png"), second);
    await imported("me.png");
    expect(bytesOf("photo.png").equals(second)).toBe(true);
    content += "-data";
    await imported(`data:image/jpeg;base64,${first.toString("base64")}`);
    expect(bytesOf("photo.jpg").equals(first)).toBe(true);
  });

  test("is not written in a dry run", async () => {
    expect(await imported(`${origin}/ada.jpg`, { dryRun: true })).toContain("/photo.jpg");
    expect(existsSync(content)).toBe(false);
  });

  test.each([
    ["/nothing", "the response was 404 Not Found"],
    ["/page", "it is not a still picture as JPEG, PNG, WebP, AVIF or GIF"],
    ["/huge", "it has more than 20 MB"],
    ["none.jpg", "there is no such file"],
    ["http://127.0.0.1:1/", "the download failed (ECONNREFUSED)"],
    ["/to?url=/nothing", "the response was 404 Not Found"],
    ["/loop", "it redirects more than 5 times"],
    ["/to?url=ftp://example.com/ada.jpg", "it redirects to a ftp: URL"],
    ["ftp://example.com/ada.jpg", "ftp: URLs are not supported"],
  ])("from %s is left out, with the reason", async (image, reason) => {
    const report = await imported(image.startsWith("/") ? origin + image : image);
    expect(report).toContain(`could not be imported: ${reason}. Save the picture`);
    expect(profile().photo).toBeUndefined();
    expect(readdirSync(content).filter((name) => /photo/.test(name))).toEqual([]);
  });

  const isPrivate = "its address is not on the public Internet";
  test.each([
    ["at the loopback address", () => `${origin}/ada.jpg`, undefined],
    ["at a name for it", () => `${origin.replace("127.0.0.1", "localhost")}/ada.jpg`, undefined],
    ["at the address of a cloud's metadata", () => "http://169.254.169.254/latest", undefined],
    ["at a private IPv6 address", () => "https://[fd00::1]/ada.jpg", undefined],
    [
      "behind a redirect to a private address",
      () => `${origin}/to?url=${origin.replace("127.0.0.1", "[::1]")}/ada.jpg`,
      (address: string) => address === "127.0.0.1",
    ],
    [
      "behind a redirect to a name of a private address",
      () => `${origin}/to?url=${origin.replace("127.0.0.1", "localhost")}/ada.jpg`,
      // The first connection only.
      (address: string) => address === "127.0.0.1" && !requested.includes("/to"),
    ],
  ])("%s is left out, and the import goes on", async (_, image, mayConnect) => {
    requested.length = 0;
    const report = await imported(image(), {}, mayConnect ?? isPublicAddress);
    expect(report).toContain(isPrivate);
    expect(report).toContain("Wrote 4 files");
    expect(profile().photo).toBeUndefined();
    expect(requested.filter((path) => path !== "/to")).toEqual([]);
  });

  test("outside the folder of the resume is left out, whatever leads to it", async () => {
    const elsewhere = temporaryFolder();
    const secret = join(elsewhere, "passport.png");
    writeFileSync(secret, second);
    symlinkSync(secret, join(folder, "link.png"));
    symlinkSync(elsewhere, join(folder, "linked"));
    const up = `../${basename(elsewhere)}/passport.png`;
    const images = [up, `x/../${up}`, secret, pathToFileURL(secret).href, "link.png", "linked/passport.png"];
    for (const image of [...images, "file://server/share/ada.png", "//server/share/ada.png", "%2e%2e/ada.png"]) {
      content = join(folder, `content-outside-${images.indexOf(image)}`);
      expect(await imported(image), image).toContain("it is outside the folder of the resume");
      expect(profile().photo).toBeUndefined();
      rmSync(content, { recursive: true });
    }
  });

  test("in a folder beside the resume is imported", async () => {
    mkdirSync(join(folder, "..me"));
    writeFileSync(join(folder, "..me", "me.png"), second);
    await imported("..me/me.png");
    expect(bytesOf("photo.png").equals(second)).toBe(true);
  });

  test("that is not a text is not reported as imported", async () => {
    const file = join(folder, "resume.json");
    writeFileSync(file, JSON.stringify({ basics: { name: "Ada Example", email: "ada@example.com", image: 42 } }));
    let report = "";
    await importInto({ ...importDefaults, file, content }, (line) => {
      report += line;
    });
    expect(report).toContain("/basics/image  42 is not a text");
  });

  test("stays as it is in a later import, and leaves with the resume's", async () => {
    await imported(`${origin}/ada.jpg`);
    expect(await imported(`${origin}/ada.png`)).toContain("No file changed.");
    expect(bytesOf("photo.jpg").equals(first)).toBe(true);
    expect(await imported(undefined)).toContain(`${content}/photo.jpg`);
    expect(profile().photo).toBeUndefined();
    expect(existsSync(join(content, "photo.jpg"))).toBe(false);
  });

  test("is replaced with --replace", async () => {
    await imported(`${origin}/ada.jpg`);
    await imported(`${origin}/ada.png`, { replace: true });
    expect(profile().photo).toEqual({ src: "photo.png", alt: "Ada Example" });
    expect(readdirSync(content).filter((name) => /photo/.test(name))).toEqual(["photo.png"]);
  });

  test("never replaces the owner's own", async () => {
    await imported(undefined);
    const own = "name: Ada Example\nemail: ada@example.com\nphoto:\n  src: photo.jpg\n  alt: Me, at sea\n";
    writeFileSync(join(content, "profile.yaml"), own);
    writeFileSync(join(content, "photo.jpg"), second);
    expect(await imported(`${origin}/ada.jpg`)).toMatch(/\/basics\/image +your profile\.yaml has its own photo/);
    await imported(undefined);
    expect(profile().photo).toEqual({ src: "photo.jpg", alt: "Me, at sea" });
    expect(bytesOf("photo.jpg").equals(second)).toBe(true);
  });

  test("that the owner described or removed stays so", async () => {
    await imported(`${origin}/ada.jpg`);
    const file = join(content, "profile.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace("alt: Ada Example", "alt: Ada at her desk"));
    await imported(`${origin}/ada.jpg`);
    expect(profile().photo.alt).toBe("Ada at her desk");
    writeFileSync(file, readFileSync(file, "utf8").replace(/photo:\n.*\n.*\n/, ""));
    rmSync(join(content, "photo.jpg"));
    await imported(`${origin}/ada.jpg`);
    expect(profile().photo).toBeUndefined();
    expect(existsSync(join(content, "photo.jpg"))).toBe(false);
  });
});
