import { expect, test } from "vitest";
import { contentPicture } from "../../../test/support/content/small-portfolio.ts";
import { limits } from "../../contract/limits.ts";
import { ProjectDetail } from "../../contract/resources/portfolio/project.ts";
import { detailFiles, renderProject } from "./detail.ts";
import { indexProjects } from "./project-files.ts";

const site = "https://ada.example.com";
const written = { weight: 0, title: "Atlas", description: "A *map*." };

test("each project has a file with its text, and a copy in the envelope", () => {
  const files = new Map(detailFiles(indexProjects([{ ...written, slug: "atlas" }], site)));
  expect([...files.keys()]).toEqual(["/api/projects/atlas.json", "/api/v1/projects/atlas.json"]);
  const json = files.get("/api/projects/atlas.json") ?? "";
  expect(ProjectDetail.parse(JSON.parse(json))).toEqual({
    cover: { url: `${site}/projects/atlas/cover.svg`, alt: "", width: 1200, height: 800 },
    ...{ title: "Atlas", description: "A *map*.", slug: "atlas", url: `${site}/projects/atlas`, markdown: "A *map*." },
  });
  expect(files.get("/api/v1/projects/atlas.json")).toBe(`{"version":"v1","data":${json}}`);
});

test("a project with a gallery lists its pictures, in its own file and not in lists", () => {
  const built = { width: 600, height: 400, files: [{ name: "a-600.png", format: "png" as const, width: 600 }] };
  const pictures = { "a.png": contentPicture("projects/atlas/a.png", built) };
  const gallery = [{ src: "a.png", alt: "A map", caption: "The first sheet." }];
  const [indexed] = indexProjects([{ ...written, slug: "atlas", gallery, pictures }], site);
  expect(JSON.parse(indexed?.json ?? "")).not.toHaveProperty("gallery");
  expect(ProjectDetail.parse(JSON.parse(renderProject(indexed ?? { json: "" }))).gallery).toEqual([
    { url: `${site}/_astro/a-600.png`, alt: "A map", width: 600, height: 400, caption: "The first sheet." },
  ]);
});

test("large portfolios have no file for each project", () => {
  const projects = Array.from({ length: limits.host.maxProjectFiles + 1 }, (_, at) => ({ ...written, slug: `p${at}` }));
  expect([...detailFiles(indexProjects(projects, site))]).toEqual([]);
});

test("the response about one project also names what is not translated of the members that lists lack", () => {
  const inLanguage = { fallback: { variant: "de", language: "en", members: {} } };
  const built = { width: 600, height: 400, files: [{ name: "a-600.png", format: "png" as const, width: 600 }] };
  const picture = { src: "a.png", alt: "A map" };
  const project = {
    ...{ ...written, slug: "atlas", cover: picture, gallery: [picture], role: "Editor" },
    pictures: { "a.png": contentPicture("projects/atlas/a.png", built) },
    fallback: ["cover", "gallery", "role"],
  };
  const [indexed = { json: "" }] = indexProjects([project], site, true, inLanguage);
  expect(JSON.parse(indexed.json).fallbacks).toEqual({ cover: "en" });
  expect(JSON.parse(renderProject(indexed)).fallbacks).toEqual({ cover: "en", roles: "en", gallery: "en" });
});
