import { expect, test } from "vitest";
import { limits } from "../../src/contract/limits.ts";
import { pathOfFile } from "../../src/contract/manifest.ts";
import { AskResponse } from "../../src/contract/resources/ask.ts";
import { answering } from "../../src/portfolio/ask/ask.ts";
import { openKnowledge } from "../../src/portfolio/ask/knowledge.ts";
import { type Asked, responseOf } from "../../src/portfolio/ask/reply.ts";
import { knowledgeOf, portfolios, site } from "../support/ask-quality.ts";
import { builtFiles, textOf } from "../support/dist.ts";
import { readQuestions } from "../support/questions.ts";

const knowledge = openKnowledge(knowledgeOf(portfolios.sample.content));
const answer = answering(knowledge);
const { min, max, default: usual } = limits.ask.results;

const asked = readQuestions(portfolios.sample.questions);
const replies = (options: Pick<Asked, "limit" | "scope">) =>
  asked.map(({ ask, prev }) => {
    const reply = answer({ text: ask, previous: prev, ...options });
    return { ask, reply, response: responseOf(knowledge, ask, reply) };
  });
const onSite = replies({ limit: usual, scope: "site" });

const pageAt = (url: string): string => new URL(url).pathname;
const fileAt = new Map(builtFiles.map((file) => [pathOfFile(file), file] as const));

/** Whether there is a page in the built site, with the part that an address names. Only pages of HTML have parts. */
const isBuilt = (url: string): boolean => {
  const { pathname, hash } = new URL(url);
  const file = fileAt.get(pathname);
  if (file === undefined || hash === "" || !file.endsWith(".html")) return file !== undefined;
  return textOf(file).includes(`id="${decodeURIComponent(hash.slice(1))}"`);
};

test("every answer has the form that is promised", () => {
  for (const { response } of onSite) expect(AskResponse.parse(response)).toStrictEqual(response);
});

test("every page that is named is built", () => {
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

test("the best page comes first, and each page once", () => {
  for (const { response } of onSite) {
    const scores = response.results.map(({ score }) => score);
    expect(scores).toStrictEqual(scores.toSorted((a, b) => b - a));
    const pages = response.results.map(({ url }) => pageAt(url));
    expect(pages).toStrictEqual([...new Set(pages)]);
  }
});

test("what an answer says stands on one of its pages", () => {
  for (const { ask, reply } of replies({ limit: max, scope: "site" })) {
    const pages = new Set(reply.results.map(({ url }) => pageAt(url)));
    const elsewhere = reply.statements.filter(({ path }) => !pages.has(pageAt(`${site}${path}`)));
    expect({ ask, elsewhere }).toStrictEqual({ ask, elsewhere: [] });
  }
});

test("what is not answered has a reason and no pages", () => {
  const refused = onSite.filter(({ reply }) => reply.method === "none");
  expect(refused.length).toBeGreaterThan(20);
  for (const { response } of refused)
    expect(response).toMatchObject({
      _meta: { response_type: "failure", method: "none" },
      results: [],
      error: { code: "NO_RESULTS" },
    });
});

test.each([min, 2, usual, max])("no more pages are given than %d, if that was asked for", (limit) => {
  const limited = replies({ limit, scope: "site" }).map(({ response }) => response.results);
  expect(Math.max(...limited.map(({ length }) => length))).toBeLessThanOrEqual(limit);
  // Fewer are the first of more.
  const first = onSite.map(({ response }) => response.results.slice(0, limit));
  expect(limited.map((results) => results.slice(0, usual))).toStrictEqual(first);
});

test("whoever asks the documents hears of nothing else", () => {
  const documents = ["/docs", "/auth.md", "/changelog"];
  const inDocuments = replies({ limit: usual, scope: "documents" });
  const pages = inDocuments.flatMap(({ reply }) => [
    ...reply.results.map(({ url }) => pageAt(url)),
    ...reply.statements.map(({ path }) => pageAt(`${site}${path}`)),
  ]);
  expect([...new Set(pages)].toSorted()).toStrictEqual(documents.toSorted());
  const { name } = knowledge.facts.profile;
  expect(inDocuments.filter(({ response }) => response.answer.includes(name)).map(({ ask }) => ask)).toStrictEqual([]);
});
