import { expect, test } from "vitest";
import { groupedContents, pageContents } from "./contents.ts";

test("the contents of a page link to its sections", () => {
  expect(pageContents({ path: "/developers" }, [{ id: "read", title: "Read data" }])).toEqual([
    {
      title: "On this page",
      path: "/developers",
      links: [{ address: "/developers#read", label: "Read data" }],
    },
  ]);
});

test("lists the sections of each group, whose title leads to the first of them", () => {
  const [read, keys] = [
    { id: "read", title: "Read data" },
    { id: "key", title: "Get a key" },
  ];
  const groups = [
    { title: "Start", sections: [read, keys] },
    { title: "Empty", sections: [] },
  ];
  expect(groupedContents({ path: "/developers" }, groups)).toEqual([
    {
      title: "Start",
      path: "/developers#read",
      links: [
        { address: "/developers#read", label: "Read data" },
        { address: "/developers#key", label: "Get a key" },
      ],
    },
  ]);
});
