import { expect, test } from "vitest";
import { parseChangelog } from "./changelog.ts";

test("a changelog is parsed into versions and their groups", () => {
  const text =
    "# Changelog\n\nWhat changed.\n\n## 1.1.0\n\n### For owners\n\n- One.\n\n## 1.0.0\n\nThe first.\n\n- All.\n";
  expect(parseChangelog(text)).toEqual({
    title: "Changelog",
    text: "What changed.",
    releases: [
      {
        id: "1.1.0",
        title: "1.1.0",
        text: "",
        groups: [{ id: "1.1.0-for-owners", title: "For owners", text: "- One." }],
      },
      { id: "1.0.0", title: "1.0.0", text: "The first.\n\n- All.", groups: [] },
    ],
  });
});
