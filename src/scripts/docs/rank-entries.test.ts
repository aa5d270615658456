import { expect, test } from "vitest";
import { rankEntries, type SearchEntry } from "./rank-entries.ts";

const entry = (label: string, id: string, terms = "", text = "", only = ""): SearchEntry => ({
  names: [id, label],
  terms: `${id} ${label} ${terms}`,
  text,
  only,
});

const limits = entry("Limits", "limits", "RateLimit-Reset", "Requests over the limit are refused.");
const pages = entry("Pages of projects", "pages", "limit cursor");
const profile = entry("GET /api/profile", "getProfile", "Who it is about");
const projects = entry("GET /api/projects", "listProjects", "limit cursor", "ETag");
const job = entry("GET /api/jobs/{id}", "getJob", "Get a job", "status");
const mirrored = entry("GET /api/v1/profile", "getProfileV1", "", "", "v1");
const all = [limits, pages, profile, projects, job, mirrored];

const labels = (query: string): (string | undefined)[] => rankEntries(query, all).map(({ names }) => names[1]);

test.each([
  ["GET /api/projects", "GET /api/projects"],
  ["/api/projects", "GET /api/projects"],
  ["api/projects", "GET /api/projects"],
  ["projects", "GET /api/projects"],
  ["listprojects", "GET /api/projects"],
  ["/api/jobs/{id}", "GET /api/jobs/{id}"],
  ["/api/jobs/", "GET /api/jobs/{id}"],
  [" Limits ", "Limits"],
])("what %o names comes first", (query, first) => {
  expect(labels(query)[0]).toBe(first);
});

test("matches in terms rank before matches in text, each in page order", () => {
  expect(labels("cursor")).toEqual(["Pages of projects", "GET /api/projects"]);
  expect(rankEntries("reset", [entry("Other", "other", "", "reset"), limits])).toEqual([
    limits,
    expect.objectContaining({ text: "reset" }),
  ]);
});

test("words match in any order and case, and by prefix", () => {
  expect(labels("status job")).toEqual(["GET /api/jobs/{id}"]);
  expect(labels("STAT jo")).toEqual(["GET /api/jobs/{id}"]);
  expect(labels("status missing")).toEqual([]);
});

test("a word starts at a capital letter or after punctuation", () => {
  expect(labels("rate limit")).toEqual(["Limits"]);
  expect(labels("ratelimit")).toEqual(["Limits"]);
  expect(labels("ratelimit-reset")).toEqual(["Limits"]);
  expect(labels("file")).toEqual([]);
});

test("an entry with a required text is found only with that text", () => {
  expect(labels("profile")).toEqual(["GET /api/profile"]);
  expect(labels("/api/v1/profile")).toEqual(["GET /api/v1/profile"]);
  expect(labels("v1 prof")).toEqual(["GET /api/v1/profile"]);
});

test("an empty query finds nothing", () => {
  expect(labels("")).toEqual([]);
  expect(labels(" / ")).toEqual([]);
});
