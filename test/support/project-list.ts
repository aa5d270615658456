import { expect } from "vitest";
import { type Project, ProjectList } from "../../src/contract/resources/project.ts";
import { expectBody } from "./call.ts";
import { call } from "./service.ts";

export type Query = Readonly<Record<string, string | number>>;

/** The address of a list. */
export const listPath = (query: Query = {}): string => {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `/api/projects?${new URLSearchParams(pairs)}`;
};

/** One page of the list. */
export const page = async (query: Query = {}): Promise<ProjectList> => {
  const answer = await call(listPath(query));
  expect(answer.status, `${listPath(query)}: ${answer.text}`).toBe(200);
  return expectBody(ProjectList, answer.json());
};

/** All pages, by following next_cursor while has_more is true. */
export const walk = async (query: Query = {}): Promise<ProjectList[]> => {
  const pages: ProjectList[] = [];
  for (let cursor: string | null | undefined = "0"; cursor; cursor = pages.at(-1)?.next_cursor) {
    pages.push(await page({ ...query, cursor }));
    if (pages.length > 10_000) throw new Error("the list never ends");
  }
  return pages;
};

/** Every project that a query selects, in the order of the list. */
export const every = async (query: Query = {}): Promise<Project[]> =>
  (await walk({ limit: 50, ...query })).flatMap(({ projects }) => projects);

/** The code of the error that a query causes, and its status. */
export const refusal = async (query: string): Promise<string> => {
  const answer = await call(`/api/projects${query}`);
  const { error } = answer.json() as { error?: { code: string } };
  return `${answer.status} ${error?.code}`;
};
