import { expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../../../test/support/small-portfolio.ts";

const project = (slug: string, title: string, more: object) => ({
  ...{ slug, title, year: "2020", description: "Made.", weight: 0, tags: [] },
  ...more,
});

const answer = answererFor({
  ...minimalPortfolio,
  experience: { education: [{ institution: "Port College", degree: "BA", courses: [] }] },
  projects: [
    project("basin", "Basin", { kind: "client" as const, client: "Delft Town Council", team: "Quill Architects" }),
    project("yard", "School Yard", { kind: "client" as const, client: "Elm Road Primary" }),
  ],
});
const textOf = (text: string): string =>
  answer(text)
    .statements.map((statement) => statement.text)
    .join(" ");

test.each([
  ["Which councils have you worked for?", "Client of Basin: Delft Town Council."],
  ["Which architects has she worked with before?", "Team of Basin: Quill Architects."],
])("%j gets the clients and teams with that word", (text, words) => {
  expect(textOf(text)).toBe(words);
});

test("a kind of client that no project names is not answered with others", () => {
  expect(answer("Which hospitals have you worked for?").method).toBe("none");
});

test("schools that somebody has worked with are no studies", () => {
  expect(textOf("Have you worked with schools?")).not.toContain("Port College");
  expect(textOf("Which school did she go to?")).toContain("Port College");
});
