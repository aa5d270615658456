import { expect, test } from "vitest";
import { type AskRequest, toAskResponse } from "../../src/ask/answer.ts";
import { questionAnswerer } from "../../src/ask/ask.ts";
import { sentencesOf } from "../../src/ask/index/chunk.ts";
import { openKnowledge } from "../../src/ask/knowledge/knowledge.ts";
import { limits } from "../../src/contract/limits.ts";
import { AskResponse } from "../../src/contract/resources/agents/ask.ts";
import { pathOfFile } from "../../src/contract/site/manifest.ts";
import { referencePages } from "../../src/contract/site/pages.ts";
import { knowledgeOf, portfolios, site } from "../support/ask/quality/ask-quality.ts";
import { groundedIn } from "../support/ask/quality/grounded.ts";
import { readQuestions } from "../support/ask/quality/questions.ts";
import { builtFiles, textOf } from "../support/content/dist.ts";

const knowledge = openKnowledge(knowledgeOf(portfolios.sample.content));
const answer = questionAnswerer(knowledge);
const { min, max, default: usual } = limits.ask.results;

const asked = readQuestions(portfolios.sample.questions);
const replies = (options: Pick<AskRequest, "limit" | "scope">) =>
  asked.map(({ ask, prev }) => {
    const reply = answer({ text: ask, previous: prev, ...options });
    return { ask, reply, response: toAskResponse(knowledge, ask, reply) };
  });
const onSite = replies({ limit: usual, scope: "site" });

const pageAt = (url: string): string => new URL(url).pathname;
const fileAt = new Map(builtFiles.map((file) => [pathOfFile(file), file] as const));

/** Whether the built site has the page of an address and, in HTML, the element of its anchor. */
const isBuilt = (url: string): boolean => {
  const { pathname, hash } = new URL(url);
  const file = fileAt.get(pathname);
  if (file === undefined || hash === "" || !file.endsWith(".html")) return file !== undefined;
  return textOf(file).includes(`id="${decodeURIComponent(hash.slice(1))}"`);
};

test("every answer matches the schema", () => {
  for (const { response } of onSite) expect(AskResponse.parse(response)).toStrictEqual(response);
});

test("every cited page exists in the build", () => {
  const urls = new Set([
    ...onSite.flatMap(({ response }) =>
      response.results.flatMap(({ url, grounding }) => [url, ...grounding.source_urls]),
    ),
    ...onSite.flatMap(({ reply }) => reply.statements.map(({ path }) => `${site}${path}`)),
  ]);
  expect(urls.size).toBeGreaterThan(50);
  expect([...urls].filter((url) => !isBuilt(url))).toStrictEqual([]);
  expect([`${site}/nothing`, `${site}/docs#nothing`].filter(isBuilt)).toStrictEqual([]);
});

test("results are sorted by score and have each address once", () => {
  for (const { response } of onSite) {
    const scores = response.results.map(({ score }) => score);
    expect(scores).toStrictEqual(scores.toSorted((a, b) => b - a));
    const urls = response.results.map(({ url }) => url);
    expect(urls).toStrictEqual([...new Set(urls)]);
  }
});

test("every statement is from a page in the results", () => {
  for (const { ask, reply } of replies({ limit: max, scope: "site" })) {
    const pages = new Set(reply.results.map(({ url }) => pageAt(url)));
    const elsewhere = reply.statements.filter(({ path }) => !pages.has(pageAt(`${site}${path}`)));
    expect({ ask, elsewhere }).toStrictEqual({ ask, elsewhere: [] });
  }
});

test("a refusal has an error code, and at most three pages near the question, marked as such", () => {
  const refused = onSite.filter(({ reply }) => reply.method === "none");
  expect(refused.length).toBeGreaterThan(20);
  for (const { response } of refused)
    expect(response).toMatchObject({
      _meta: { response_type: "failure", method: "none" },
      error: { code: "NO_RESULTS" },
    });
  const near = refused.map(({ response }) => response.results);
  expect(near.flat().filter(({ nearest }) => !nearest)).toEqual([]);
  expect(Math.max(...near.map(({ length }) => length))).toBeLessThanOrEqual(3);
  expect(
    onSite.filter(({ reply, response }) => reply.method !== "none" && response.results.some((r) => r.nearest)),
  ).toEqual([]);
  for (const { response } of refused) {
    const names = response.results.map(({ name }) => name);
    if (names.length === 0) expect(response.answer).toBe(knowledge.phrases.fill("failures.site"));
    else for (const name of names) expect(response.answer).toContain(`"${name}"`);
  }
});

test("a refusal quotes the nearest pages verbatim: the first in the answer, each in its result", () => {
  const refused = onSite.filter(({ reply }) => reply.method === "none" && (reply.nearest ?? []).length > 0);
  expect(refused.length).toBeGreaterThan(2);
  const isQuoted = groundedIn(knowledge);
  const sentences = knowledge.chunks.flatMap(({ blocks }) => blocks.flatMap(sentencesOf));
  for (const { reply, response } of refused) {
    const { nearest = [] } = reply;
    expect(nearest.filter((statement) => !isQuoted(statement))).toEqual([]);
    for (const { text } of nearest) expect(response.answer).toContain(text);
    const named = knowledge.chunks.filter(({ name }) => name === response.results[0]?.name);
    for (const { text } of nearest) expect(named.some(({ blocks }) => blocks.join("\n").includes(text))).toBe(true);
    for (const { description = "" } of response.results)
      expect(sentences.some((sentence) => description.includes(sentence.slice(0, -1)))).toBe(true);
  }
});

test.each([min, 2, usual, max])("returns at most %d results if that is the limit", (limit) => {
  const limited = replies({ limit, scope: "site" }).map(({ response }) => response.results);
  expect(Math.max(...limited.map(({ length }) => length))).toBeLessThanOrEqual(limit);
  // A smaller limit returns the first results of a larger one.
  const first = onSite.map(({ response }) => response.results.slice(0, limit));
  expect(limited.map((results) => results.slice(0, usual))).toStrictEqual(first);
});

test("answers from the documentation cite only the documentation", () => {
  const documents = ["/docs", ...referencePages.map(({ path }) => path), "/auth.md", "/changelog"];
  const inDocuments = replies({ limit: usual, scope: "documents" });
  const pages = inDocuments.flatMap(({ reply }) => [
    ...reply.results.map(({ url }) => pageAt(url)),
    ...reply.statements.map(({ path }) => pageAt(`${site}${path}`)),
  ]);
  expect([...new Set(pages)].toSorted()).toStrictEqual(documents.toSorted());
  const { name } = knowledge.facts.profile;
  expect(inDocuments.filter(({ response }) => response.answer.includes(name)).map(({ ask }) => ask)).toStrictEqual([]);
});

test("a quoted sentence that refers to the one before it is quoted with that sentence", () => {
  const { statements } = answer({ text: "Can the court staff search hearings?", limit: usual, scope: "site" });
  const texts = statements.map(({ text }) => text);
  const at = texts.indexOf("Now they can be searched, subscribed to and read aloud.");
  expect(texts[at - 1]).toBe("Public hearings were public in theory: a PDF a day, scanned sideways.");
});
