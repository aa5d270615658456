import { describe, expect, test } from "vitest";
import type { Project } from "../../src/contract/resources/project.ts";
import { every, page, refusal } from "../support/project-list.ts";

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean);
const withoutMarks = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
const latin = /^[\p{Script=Latin}\p{M}\p{P}]+$/u;
const titles = ({ title }: Project): string => title;

describe("q", () => {
  test("finds each project by the words of its title, in any order, as the list orders them", async () => {
    const all = await every();
    for (const project of all) {
      const found = await every({ q: wordsOf(project.title).toReversed().join(" ") });
      expect(found.map(titles)).toContain(project.title);
      expect(found).toStrictEqual(all.filter((each) => found.some(({ title }) => title === each.title)));
    }
  });

  test("finds each project by each of its tags, and by its description", async () => {
    for (const project of await every()) {
      const [word = ""] = wordsOf(project.description);
      for (const q of [...(project.tags ?? []), word])
        expect((await every({ q })).map(titles), q).toContain(project.title);
    }
  });

  test("does not look at the subtitle, the links, the year or the kind", async () => {
    for (const { link, repo } of await every())
      for (const address of [link, repo]) if (address) expect((await page({ q: address })).count, address).toBe(0);
  });

  test("does not mind case", async () => {
    for (const { title } of await every()) {
      const [lower, upper] = await Promise.all([every({ q: title.toLowerCase() }), every({ q: title.toUpperCase() })]);
      expect(lower.map(titles)).toContain(title);
      expect(upper).toStrictEqual(lower);
    }
  });

  test("does not mind accents, in the list or in the query, composed or not", async () => {
    const all = await every();
    const words = all.flatMap(({ title, tags = [], description }) => wordsOf([title, ...tags, description].join(" ")));
    const accented = [...new Set(words.filter((word) => latin.test(word) && withoutMarks(word) !== word))];
    for (const word of accented.slice(0, 20)) {
      const [found, bare, apart] = await Promise.all([
        every({ q: word }),
        every({ q: withoutMarks(word) }),
        every({ q: word.normalize("NFD") }),
      ]);
      expect(found.length, word).toBeGreaterThan(0);
      expect(bare, word).toStrictEqual(found);
      expect(apart, word).toStrictEqual(found);
    }
    const plain = words.find((word) => /^[a-z]*[aeou][a-z]*$/.test(word) && word.length > 4) ?? "";
    const marked = plain.replace(/[aeou]/g, (letter) => `${letter}\u0308`.normalize("NFC"));
    expect(await every({ q: marked })).toStrictEqual(await every({ q: plain }));
  });

  test("wants every word", async () => {
    const [project] = await every();
    const [word = ""] = wordsOf(project?.title ?? "");
    expect((await page({ q: `${word} qqqq-nothing-has-this-qqqq` })).count).toBe(0);
  });

  test("and type both count", async () => {
    const found = await every({ q: "a" });
    expect(await every({ q: "a", type: "client" })).toStrictEqual(found.filter(({ kind }) => kind === "client"));
  });

  test.each(["", " ", "\t\n", "\u00a0", "\u3000"])("%j filters nothing", async (q) => {
    expect(await page({ q })).toStrictEqual(await page());
  });

  test("splits on any white space", async () => {
    const [project] = (await every()).filter(({ title }) => wordsOf(title).length > 1);
    const title = project?.title ?? "";
    for (const space of ["\t", "\n", "\u00a0", "\u3000", "   "])
      expect(await page({ q: wordsOf(title).join(space) })).toStrictEqual(await page({ q: title }));
  });

  test("treats every character as itself", async () => {
    for (const q of [".*", "[a-z]", "a|b", "^", "\\", "(", "%", "_____", "*", '"', "$&"])
      expect((await page({ q })).count, q).toBeLessThan((await page()).count);
  });

  test("may have 200 characters, as a person counts them, and no more", async () => {
    expect((await page({ q: "x".repeat(200) })).count).toBe(0);
    expect((await page({ q: "🦭".repeat(200) })).count).toBe(0);
    expect(await refusal(`?q=${"x".repeat(201)}`)).toBe("422 invalid_query");
    expect(await refusal(`?q=${encodeURIComponent("🦭".repeat(201))}`)).toBe("422 invalid_query");
  });
});
