import { describe, expect, test } from "vitest";
import { answererFor, minimalPortfolio } from "../../../test/support/content/small-portfolio.ts";
import { joinStatements } from "../answer.ts";

test.each([
  ["sentences that refer to those before them", `A tale. ${"It went on. ".repeat(500)}It was a boat for days.`],
  ["fragments", `A tale. ${"So dry. ".repeat(500)}A boat, days.`],
])("a passage from a page of %s is short", (_name, description) => {
  const projects = ["Oar", "Sail"].map((title) => ({ slug: title.toLowerCase(), title, description, weight: 0 }));
  const { method, nearest = [], results } = answererFor({ ...minimalPortfolio, projects })("boat days");
  expect(method).toBe("none");
  expect(nearest.length).toBeGreaterThan(0);
  expect(nearest.map(({ text }) => text).join(" ").length).toBeLessThan(600);
  for (const { description: passage = "" } of results) expect(passage.length).toBeLessThan(600);
});

describe("a quotation", () => {
  const description = [
    "A rowing boat for four. It was built in a barn beside the canal, from larch that had stood there for years.",
    "Eight planks were soaked in the canal for a week, and bent over a frame of oak while they were still wet and warm from the boiler.",
    "Each is fixed with copper. The varnish came from a shop that closed. It has yellowed since.",
    "The oars are of ash. A neighbor lent us a lathe.",
  ].join("\n\n");
  const projects = [{ slug: "oar", title: "Oar", description, team: "Ada and Bo", duration: "9 weeks", weight: 0 }];
  const ask = answererFor({ ...minimalPortfolio, projects });
  const textOf = (question: string): string => joinStatements(ask(question).statements);

  test("is in the order of the page if the sentence that answers is near its start", () => {
    expect(textOf("Which barn was the Oar built in?")).toMatch(/^Oar: A rowing boat for four\. It was built in a barn/);
  });

  test("has that sentence after the first one if it is far down, and then what the page says before it", () => {
    expect(textOf("Where did the varnish of the Oar come from?")).toMatch(
      /^Oar: A rowing boat for four\. … The varnish came from a shop that closed\. It has yellowed since\. The oars .*weeks\. Earlier on the page: It was built/,
    );
  });

  test("follows the facts that the question asks for", () => {
    expect(textOf("How many weeks did the varnish of the Oar take?")).toMatch(/^Duration of Oar: 9 weeks\. /);
    expect(textOf("Who else worked on the varnish of the Oar?")).toMatch(/^Team of Oar: Ada and Bo\. /);
  });
});

test("a quotation is short if one sentence has the kind of answer and the words that are asked for", () => {
  const text = [
    "The barn had been empty for years, and the roof let in the rain and the swallows, and a good part of the moonlight too.",
    "A farmer lent it to us in return for nine Saturdays with a scythe, which we had all to learn from the ground up.",
    "We needed four pairs of hands for the ribs and eight for the keel, and a saw that the whole village could hear.",
    "The first season went by with measuring, because one of the molds was short by two fingers and no one would say which.",
    "The second went by with glue.",
    "We used 640 copper nails.",
    "Each was hammered twice, from both sides, by two people who had better be friends, and most of them still are today.",
    "The boat now lies in the canal for five months of the year, and the swallows have taken back the barn and its eleven beams.",
    "In winter it hangs from two of those beams, upside down, and the children of three families take it for the belly of a whale.",
    "Its paint is renewed every four years.",
  ].join(" ");
  const boats = [{ slug: "oar", title: "Oar", description: text, duration: "9 weeks", weight: 0 }];
  const ask = answererFor({ ...minimalPortfolio, projects: boats });
  const quoted = joinStatements(ask("How many copper nails does the Oar have?").statements);
  expect(quoted).toContain("We used 640 copper nails.");
  expect(quoted).not.toContain("Saturdays");
  expect(quoted.length).toBeLessThan(400);
  // Its duration in weeks does not say how many nails there are.
  expect(quoted).not.toContain("Duration");
  expect(joinStatements(ask("Tell me about the Oar").statements)).toContain("Saturdays");
});

test("an entry of a list is quoted in its order, and cited without its section", () => {
  const highlights = [
    "Led a crew of nine who mended the lock gates of the upper canal in two winters.",
    "Counted the barges of the lower canal each morning, and wrote their cargo into the ledger of the harbor office.",
    "Trained four apprentices, of whom three stayed with the company for more than ten years.",
    "Replaced the tar of the towpath with oyster shells.",
  ];
  const position = { company: "Canal Office", role: "Foreman", start: "2010", end: "2019", tags: [], highlights };
  const other = { company: "Mill", role: "Miller", start: "2005", end: "2010", tags: [], highlights: [] };
  const ask = answererFor({ ...minimalPortfolio, experience: { experiences: [position, other] } });
  const { statements, results } = ask("Which towpath was replaced with oyster shells?");
  expect(joinStatements(statements)).toMatch(/lock gates.*oyster shells/);
  expect(results.map(({ url }) => new URL(url).hash)).not.toContain("#experience");
});
