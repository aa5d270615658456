import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const document = readFileSync("docs/security.md", "utf8");
const rows = document.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| threat "));
const proofs = rows.flatMap((row) =>
  [...(row.split(" | ").at(-1) ?? "").matchAll(/`([^`]+)` "([^"]+)"/g)].map(
    ([, file = "", name = ""]) => [file, name] as const,
  ),
);

test("every threat has a proof", () => {
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) expect(row.split(" | ").at(-1), row).toMatch(/^(?:`[\w./-]+` "[^"]+"(?:; )?)+ \|$/);
});

test.each(proofs)("%s contains the test %j", (file, name) => {
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, "utf8")).toContain(`"${name}`);
});
