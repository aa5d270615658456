import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalizeForSearch } from "../../portfolio/normalize-for-search.ts";
import { lexicon } from "./lexicon.ts";
import { clausesOf, isStopWord, stem, stemsOf, tokenize } from "./words.ts";

const plain = (text: string): string[] => tokenize(text).map((word) => word.normalized);

describe("tokenize", () => {
  test.each([
    ["Who's Zoë?", "who zoe"],
    ["I can't, you cant and they don’t.", "i can not you can not and they do not"],
    ["She'll say we’re late, and I'd agree.", "she say we late and i agree"],
    ["the designers' and the designer's", "the designers and the designer"],
    ["Her e-mail, not her E-Mails", "her mail not her mails"],
    ["state-of-the-art", "state of the art"],
    ["next_cursor of /api/projects?limit=7", "next cursor of api projects limit 7"],
    ["C++ or C#, but not C#major", "c++ or c# but not c major"],
    ["<b>Where</b> is <i class='x'>Łódź</i>?", "where is lodz"],
    ["1,800 euros", "1 800 euros"],
    ["한국어 지도", "한국어 지도"],
    ["東京の看板", "東京 京の の看 看板"],
    ["看", "看"],
    ["ภาษาไทย", "ภา าษ ษา าไ ไท ทย"],
    ["?! — …", ""],
  ])("splits %s into %s", (text, words) => {
    expect(plain(text).join(" ")).toBe(words);
  });

  test("ignores case, normalization form and the kind of apostrophe", () => {
    const word = fc.constantFrom("Zoë", "ŁÓDŹ", "maps", "can't", "don’t", "C++", "東京", "e-mail", "2025", "naïve");
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join(" ");
        expect(plain(text.toUpperCase())).toStrictEqual(plain(text));
        expect(plain(text.normalize("NFD"))).toStrictEqual(plain(text));
        expect(plain(text.replaceAll("’", "'"))).toStrictEqual(plain(text));
      }),
    );
  });

  test("gives the same words next to letters of another script", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(plain(`地 ${text}`)).toStrictEqual(["地", ...plain(text)]);
      }),
    );
  });

  test("gives normalized words of letters and digits only", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        for (const each of plain(text)) {
          expect(each).toMatch(/^[\p{L}\p{M}\p{N}]+(?:\+\+|#)?$/u);
          expect(normalizeForSearch(each)).toBe(each);
        }
      }),
    );
  });
});

describe("stem", () => {
  test.each([
    ["map", "maps", "mapped", "mapping"],
    ["build", "builds", "building", "built"],
    ["teach", "teaches", "teaching", "taught"],
    ["write", "writes", "writing", "wrote", "written"],
    ["company", "companies"],
    ["study", "studied", "studies"],
    ["available", "availability"],
    ["accessible", "accessibility"],
    ["man", "men"],
    ["big", "bigger", "biggest"],
  ])("is the same for %s and its forms", (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  test.each([
    ["personal", "person"],
    ["news", "new"],
    ["press", "pres"],
    ["university", "universe"],
    ["process", "proceed"],
  ])("is different for %s and %s", (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  test.each(["lódź", "東京", "c++", "go", "2025", "naïveté"])("leaves %s unchanged, which is not English", (word) => {
    expect(stem(word)).toBe(word);
  });

  test("is the same after the cache was cleared", () => {
    const before = stem("universally");
    for (let index = 0; index < 45_000; index += 1) stem(`word${index}`);
    expect(stem("universally")).toBe(before);
  });
});

test("stemsOf leaves out stop words", () => {
  expect(stemsOf("What are the maps that she has drawn for us?")).toStrictEqual([stem("maps"), stem("draw")]);
  expect(["the", "she", "what"].filter(isStopWord)).toHaveLength(3);
  expect(["map", "zoe", "東京"].filter(isStopWord)).toStrictEqual([]);
});

describe("clausesOf", () => {
  test("returns the last clause first", () => {
    const clauses = clausesOf("I run a small museum. We need a map of it; tell me your rates");
    expect(clauses).toStrictEqual(["your rates", "We need a map of it;", "I run a small museum."]);
  });

  test("returns only questions if there are any", () => {
    const clauses = clausesOf("What do you charge? I run a small museum. Are you free in May? Thank you very much.");
    expect(clauses).toStrictEqual(["Are you free in May?", "What do you charge?"]);
  });

  test.each(["Where does she live?", "Hello! Who are you?", "", "..."])(
    "returns nothing for the single clause %o",
    (text) => {
      expect(clausesOf(text)).toStrictEqual([]);
    },
  );

  test("returns at most four clauses, each a part of the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        const clauses = clausesOf(text);
        expect(clauses.length).toBeLessThanOrEqual(4);
        for (const clause of clauses) expect(text).toContain(clause);
      }),
    );
  });
});

test("the lexicon stays small: what visitors ask of every owner is recognized from examples", () => {
  expect(lexicon.flatMap(({ phrases }) => phrases).length).toBeLessThanOrEqual(300);
});

test.each([
  ["organic", "organ"],
  ["authorized", "author"],
  ["internal", "intern"],
  ["paste", "past"],
  ["general", "generate"],
  ["important", "import"],
])("%j and %j have different stems", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test("questions that were asked do not stay in memory", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const usedBytes = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  // One character becomes six, and a long word is a part of the text that it is in.
  const ask = (index: number): unknown =>
    tokenize(`${"\u3316".repeat(2000)}${index} ${"x".repeat(8000)} word${index}${"y".repeat(20)}`);
  ask(0);
  const before = usedBytes();
  for (let index = 1; index <= 1000; index += 1) ask(index);
  // If each kept its text, they would take 20 MB and more.
  expect(usedBytes() - before).toBeLessThan(2_000_000);
});

test.each(["start-up", "non-profit", "e-commerce", "co-founder"])(
  "%j is found in one word, and by its last part",
  (text) => {
    const stems = stemsOf(text);
    expect(stems).toEqual(expect.arrayContaining(stemsOf(text.replace("-", ""))));
    expect(stems).toEqual(expect.arrayContaining(stemsOf(text.split("-")[1] ?? "")));
  },
);

test("other compounds are their parts", () => {
  expect(stemsOf("timber-framed, start up")).toEqual(stemsOf("timber framed start up"));
});
