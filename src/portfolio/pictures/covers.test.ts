import { expect, test } from "vitest";
import { contentPicture } from "../../../test/support/content/small-portfolio.ts";
import { publicCover } from "./covers.ts";

test("a cover has the caption that the owner wrote", () => {
  const files = [{ name: "cover-800.jpg", format: "jpg" as const, width: 800 }];
  const project = {
    ...{ slug: "atlas", title: "Atlas", description: "A map.", weight: 0 },
    cover: { src: "cover.jpg", alt: "A map", caption: "Orange is loud." },
    pictures: { "cover.jpg": contentPicture("projects/atlas/cover.jpg", { width: 800, height: 500, files }) },
  };
  expect(publicCover(project, "https://ada.example.com", true)).toStrictEqual({
    url: "https://ada.example.com/_astro/cover-800.jpg",
    alt: "A map",
    width: 800,
    height: 500,
    caption: "Orange is loud.",
  });
});
