import { expect, test } from "vitest";
import { type Place, ranked } from "./rank.ts";

const place = (label: string, id: string, terms = "", text = "", only = ""): Place => ({
  names: [id, label],
  terms: `${id} ${label} ${terms}`,
  text,
  only,
});

const limits = place("Limits", "limits", "RateLimit-Reset", "Requests over the limit are refused.");
const pages = place("Pages of projects", "pages", "limit cursor");
const profile = place("GET /api/profile", "getProfile", "Who it is about");
const projects = place("GET /api/projects", "listProjects", "limit cursor", "ETag");
const job = place("GET /api/jobs/{id}", "getJob", "How far a job is", "status");
const mirrored = place("GET /api/v1/profile", "getProfileV1", "", "", "v1");
const all = [limits, pages, profile, projects, job, mirrored];

const labels = (query: string): (string | undefined)[] => ranked(query, all).map(({ names }) => names[1]);

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

test("terms come before what is only said, and either in the order of the page", () => {
  expect(labels("cursor")).toEqual(["Pages of projects", "GET /api/projects"]);
  expect(ranked("reset", [place("Other", "other", "", "reset"), limits])).toEqual([
    limits,
    expect.objectContaining({ text: "reset" }),
  ]);
});

test("words come in any order, in any case, and can be begun", () => {
  expect(labels("status job")).toEqual(["GET /api/jobs/{id}"]);
  expect(labels("STAT jo")).toEqual(["GET /api/jobs/{id}"]);
  expect(labels("status missing")).toEqual([]);
});

test("a word begins where a name has a capital or a sign, and nowhere else", () => {
  expect(labels("rate limit")).toEqual(["Limits"]);
  expect(labels("ratelimit")).toEqual(["Limits"]);
  expect(labels("ratelimit-reset")).toEqual(["Limits"]);
  expect(labels("file")).toEqual([]);
});

test("what has to be asked for is not found otherwise", () => {
  expect(labels("profile")).toEqual(["GET /api/profile"]);
  expect(labels("/api/v1/profile")).toEqual(["GET /api/v1/profile"]);
  expect(labels("v1 prof")).toEqual(["GET /api/v1/profile"]);
});

test("nothing finds nothing", () => {
  expect(labels("")).toEqual([]);
  expect(labels(" / ")).toEqual([]);
});
