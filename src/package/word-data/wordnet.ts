import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A pointer of a synset to another, such as `@` to a more general one and `+` to a form of the same word. */
interface Pointer {
  readonly symbol: string;
  readonly target: string;
}

interface Synset {
  readonly words: readonly string[];
  readonly pointers: readonly Pointer[];
}

/** The senses of a word that count: rarer ones are seldom meant. */
const MAX_SENSES = 2;
/** More general terms with more kinds below them say nothing, such as `thing`. */
const MAX_KINDS = 60;

const partsOfSpeech = { n: "noun", v: "verb", a: "adj", r: "adv" } as const;
type PartOfSpeech = keyof typeof partsOfSpeech;
const all = Object.keys(partsOfSpeech) as PartOfSpeech[];

const linesOf = (folder: string, file: string): string[] =>
  readFileSync(join(folder, "dict", file), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(" "));

/** A line of a data file (man wndb). Satellite adjectives are adjectives. */
const parseSynset = (line: string): Synset => {
  const fields = line.split(" ");
  const count = Number.parseInt(fields[3] ?? "0", 16);
  const words = Array.from({ length: count }, (_, index) => (fields[4 + 2 * index] ?? "").toLowerCase());
  const start = 4 + 2 * count;
  const pointers = Array.from({ length: Number(fields[start]) }, (_, index) => {
    const [symbol = "", offset = "", pos = ""] = fields.slice(start + 1 + 4 * index);
    return { symbol, target: `${pos === "s" ? "a" : pos}${offset}` };
  });
  return { words: words.map((word) => word.replace(/\(.*\)$/, "")), pointers };
};

const endings: Readonly<Record<PartOfSpeech, readonly (readonly [RegExp, string])[]>> = {
  n: [
    [/s$/, ""],
    [/es$/, ""],
    [/ies$/, "y"],
    [/men$/, "man"],
    [/ves$/, "f"],
  ],
  v: [
    [/s$/, ""],
    [/es$/, ""],
    [/ies$/, "y"],
    [/ed$/, ""],
    [/ed$/, "e"],
    [/(.)\1ed$/, "$1"],
    [/ied$/, "y"],
    [/ing$/, ""],
    [/ing$/, "e"],
    [/(.)\1ing$/, "$1"],
  ],
  a: [],
  r: [],
};

/** Returns a function that finds the synonyms, more general terms and other forms of a word in WordNet. */
export const readWordNet = (folder: string): ((word: string) => ReadonlySet<string>) => {
  const synsets = new Map(
    all.flatMap((pos) =>
      linesOf(folder, `data.${partsOfSpeech[pos]}`).map((line) => [`${pos}${line.slice(0, 8)}`, parseSynset(line)]),
    ),
  );
  const senses = new Map(
    all.flatMap((pos) =>
      linesOf(folder, `index.${partsOfSpeech[pos]}`).map((line) => {
        const fields = line.trim().split(" ");
        const targets = fields.slice(-Number(fields[2])).map((offset) => `${pos}${offset}`);
        return [`${pos}:${fields[0]}`, targets.slice(0, MAX_SENSES)];
      }),
    ),
  );
  const baseOf = (word: string, pos: PartOfSpeech): string | undefined =>
    [word, ...endings[pos].flatMap(([ending, base]) => (ending.test(word) ? [word.replace(ending, base)] : []))].find(
      (form) => senses.has(`${pos}:${form}`),
    );
  const targets = ({ pointers }: Synset, wanted: RegExp): Synset[] =>
    pointers.flatMap(({ symbol, target }) => (wanted.test(symbol) ? (synsets.get(target) ?? []) : []));
  const general = (synset: Synset): Synset[] =>
    targets(synset, /^@/).filter(({ pointers }) => pointers.filter(({ symbol }) => symbol === "~").length <= MAX_KINDS);

  return (word) =>
    new Set(
      all.flatMap((pos) => {
        const base = baseOf(word, pos);
        if (base === undefined) return [];
        return (senses.get(`${pos}:${base}`) ?? []).flatMap((id) => {
          const synset = synsets.get(id);
          if (!synset) return [];
          const parents = general(synset);
          const forms = targets(synset, /^\+/)
            .flatMap(({ words }) => words)
            .filter((form) => form.slice(0, 3) === word.slice(0, 3));
          const near = [synset, ...parents, ...parents.flatMap(general), ...targets(synset, /^&/)];
          return [base, ...near.flatMap(({ words }) => words), ...forms];
        });
      }),
    );
};
