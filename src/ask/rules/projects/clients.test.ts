import { expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../../../test/support/content/small-portfolio.ts";

const project = (slug: string, title: string, more: object) => ({
  ...{ slug, title, year: "2020", description: "Made.", weight: 0, tags: [] },
  ...more,
});

const answer = answererFor({
  ...minimalPortfolio,
  experience: {
    education: [{ institution: "Port College", degree: "BA Design", courses: [] }],
    experiences: [{ company: "Mill Bank", role: "Clerk", start: "2010", end: "2012", highlights: [], tags: [] }],
  },
  projects: [
    project("basin", "Basin", { kind: "client" as const, client: "Delft Town Council", team: "Quill Architects" }),
    project("play", "Play Street", { kind: "client" as const, client: "Harbor Theatre Company" }),
    project("yard", "Elm Yard", { kind: "client" as const, client: "Elm Road Primary" }),
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

test("an employer with that word comes first", () => {
  expect(textOf("Which banks have you worked for?")).toContain("Clerk at Mill Bank");
});

test("companies are all of them, and not only the client with that word in its name", () => {
  expect(textOf("Which companies have you worked for?")).toContain("Delft Town Council");
});

test("a kind of client that no project names is not answered with others", () => {
  expect(answer("Which hospitals have you worked for?").method).toBe("none");
});

test("schools that somebody has worked with are no studies", () => {
  expect(textOf("Have you worked with schools?")).not.toContain("Port College");
  for (const text of ["Which school did she go to?", "Which design school did you go to?"])
    expect(textOf(text)).toContain("Port College");
});
