import { describe, expect, test } from "vitest";
import type { Project } from "../../src/contract/resources/portfolio/project.ts";
import { fetchAllProjects, fetchPage, listErrorOf } from "../support/http/project-list.ts";
import { sampled } from "../support/setup/tier.ts";

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean);
const withoutMarks = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
const latin = /^[\p{Script=Latin}\p{M}\p{P}]+$/u;
const titles = ({ title }: Project): string => title;

describe("GET /api/projects?q=", () => {
  test("finds each project by its title words in any order", async () => {
    const all = await fetchAllProjects();
    for (const project of all) {
      const found = await fetchAllProjects({ q: wordsOf(project.title).toReversed().join(" ") });
      expect(found.map(titles)).toContain(project.title);
    }
  });

  test("lists projects with words that start with the term first, each group in list order", async () => {
    const all = await fetchAllProjects();
    for (const q of ["a", "c", "e", "st"]) {
      const startsWord = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${q}`, "u");
      const textOf = ({ title, tags = [], description }: Project) =>
        [title, ...tags, description].map((text) => withoutMarks(text).toLowerCase()).join("\n");
      const found = await fetchAllProjects({ q });
      const listed = all.filter((each) => found.some(({ title }) => title === each.title));
      const [first, second] = [true, false].map((starts) =>
        listed.filter((each) => startsWord.test(textOf(each)) === starts).map(titles),
      );
      expect(found.map(titles), q).toStrictEqual([...(first ?? []), ...(second ?? [])]);
    }
  });

  test("finds each project by its tags and description", async () => {
    for (const project of sampled(await fetchAllProjects(), 8)) {
      const [word = ""] = wordsOf(project.description);
      for (const q of [...(project.tags ?? []), word])
        expect((await fetchAllProjects({ q })).map(titles), q).toContain(project.title);
    }
  });

  test("does not search the subtitle, links, year or type", async () => {
    const all = await fetchAllProjects();
    for (const { link, repo } of all)
      for (const address of [link, repo]) if (address) expect((await fetchPage({ q: address })).count, address).toBe(0);
    // Words that a project has only in members that are not searched.
    const unsearched = all.flatMap(({ title, tags = [], description, subtitle = "", year = "", kind = "" }) => {
      const searched = withoutMarks([title, ...tags, description].join("\n")).toLowerCase();
      return [...wordsOf(subtitle), year, kind]
        .map((word) => withoutMarks(word).toLowerCase())
        .filter((word) => word !== "" && !searched.includes(word))
        .map((word) => [word, title] as const);
    });
    expect(unsearched.length).toBeGreaterThan(10);
    for (const [word, title] of sampled(unsearched, 20))
      expect((await fetchAllProjects({ q: word })).map(titles), word).not.toContain(title);
  });

  test("ignores letter case", async () => {
    for (const { title } of sampled(await fetchAllProjects(), 8)) {
      const [lower, upper] = await Promise.all([
        fetchAllProjects({ q: title.toLowerCase() }),
        fetchAllProjects({ q: title.toUpperCase() }),
      ]);
      expect(lower.map(titles)).toContain(title);
      expect(upper).toStrictEqual(lower);
    }
  });

  test("ignores accents, composed or decomposed", async () => {
    const all = await fetchAllProjects();
    const words = all.flatMap(({ title, tags = [], description }) => wordsOf([title, ...tags, description].join(" ")));
    const accented = [...new Set(words.filter((word) => latin.test(word) && withoutMarks(word) !== word))];
    for (const word of accented.slice(0, 20)) {
      const [found, bare, apart] = await Promise.all([
        fetchAllProjects({ q: word }),
        fetchAllProjects({ q: withoutMarks(word) }),
        fetchAllProjects({ q: word.normalize("NFD") }),
      ]);
      expect(found.length, word).toBeGreaterThan(0);
      expect(bare, word).toStrictEqual(found);
      expect(apart, word).toStrictEqual(found);
    }
    const plain = words.find((word) => /^[a-z]*[aeou][a-z]*$/.test(word) && word.length > 4) ?? "";
    const marked = plain.replace(/[aeou]/g, (letter) => `${letter}\u0308`.normalize("NFC"));
    expect(await fetchAllProjects({ q: marked })).toStrictEqual(await fetchAllProjects({ q: plain }));
  });

  test("requires every word", async () => {
    const [project] = await fetchAllProjects();
    const [word = ""] = wordsOf(project?.title ?? "");
    expect((await fetchPage({ q: `${word} qqqq-nothing-has-this-qqqq` })).count).toBe(0);
  });

  test("combines with type", async () => {
    const found = await fetchAllProjects({ q: "a" });
    expect(await fetchAllProjects({ q: "a", type: "client" })).toStrictEqual(
      found.filter(({ kind }) => kind === "client"),
    );
  });

  test.each(["", " ", "\t\n", "\u00a0", "\u3000"])("%j filters nothing", async (q) => {
    expect(await fetchPage({ q })).toStrictEqual(await fetchPage());
  });

  test("splits on any whitespace", async () => {
    const [project] = (await fetchAllProjects()).filter(({ title }) => wordsOf(title).length > 1);
    const title = project?.title ?? "";
    for (const space of ["\t", "\n", "\u00a0", "\u3000", "   "])
      expect(await fetchPage({ q: wordsOf(title).join(space) })).toStrictEqual(await fetchPage({ q: title }));
  });

  test("treats every character literally", async () => {
    for (const q of [".*", "[a-z]", "a|b", "^", "\\", "(", "%", "_____", "*", '"', "$&"])
      expect((await fetchPage({ q })).count, q).toBeLessThan((await fetchPage()).count);
  });

  test("may have up to 200 characters, counted as code points", async () => {
    expect((await fetchPage({ q: "x".repeat(200) })).count).toBe(0);
    expect((await fetchPage({ q: "🦭".repeat(200) })).count).toBe(0);
    expect(await listErrorOf(`?q=${"x".repeat(201)}`)).toBe("422 invalid_query");
    expect(await listErrorOf(`?q=${encodeURIComponent("🦭".repeat(201))}`)).toBe("422 invalid_query");
  });
});
