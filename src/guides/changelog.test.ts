import { expect, test } from "vitest";
import { forVisitors, parseChangelog } from "./changelog.ts";

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

test("visitors do not see what changed for those who run a site", () => {
  const groups = ["owners", "API clients", "operators", "agents", "contributors", "everyone"];
  const release = (shown: readonly string[]) => shown.map((who) => `### For ${who}\n\n- Of ${who}.\n\n`).join("");
  const changelog = (shown: readonly string[]) =>
    `# Changelog\n\nWhat changed.\n\n## 1.1.0\n\nAt once.\n\n${release(shown)}## 1.0.0\n\n${release(shown)}`;
  expect(forVisitors(changelog(groups))).toBe(changelog(["API clients", "agents", "everyone"]));
});
