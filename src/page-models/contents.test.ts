import { expect, test } from "vitest";
import { pageContents } from "./contents.ts";

test("the contents of a page link to its sections", () => {
  expect(pageContents({ path: "/developers" }, [{ id: "read", title: "Read data" }])).toEqual([
    {
      title: "On this page",
      path: "/developers",
      links: [{ address: "/developers#read", label: "Read data" }],
    },
  ]);
});
