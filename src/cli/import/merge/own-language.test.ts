import { expect, test } from "vitest";
import { readResume } from "../../../resume/read-resume.ts";
import { languageNotice, withOwnLanguage } from "./own-language.ts";

const { content } = readResume({
  basics: {
    name: "王小明",
    email: "wang@example.com",
    summary: "我是一名后端工程师。擅长分布式系统。喜欢开源，也喜欢写作！",
  },
});
if (!content) throw new Error("the resume has no name or email address");

test("a new site gets the language of the resume, and the report says so", () => {
  const imported = withOwnLanguage(content, undefined);
  expect(imported.site.language).toBe("zh");
  expect(languageNotice(imported, "content")).toEqual([
    "\nThe texts of the resume are in Chinese, so content/site.yaml has `language: zh`. Change it if this is wrong.",
  ]);
});

test.each([
  [{ language: "en" }, "en"],
  [{ title: "Ada" }, "en"],
  [{ language: "ja" }, "ja"],
])("the site %j keeps its language", (site, language) => {
  const imported = withOwnLanguage(content, site);
  expect(imported.site.language).toBe(language);
  expect(languageNotice(imported, "content")).toEqual([]);
});
