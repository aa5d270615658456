import { expect } from "vitest";
import { type Project, ProjectList } from "../../../src/contract/resources/portfolio/project.ts";
import { expectBody } from "./http-client.ts";
import { call } from "./service.ts";

export type ListQuery = Readonly<Record<string, string | number>>;

/** The path of a project list. */
export const listPath = (query: ListQuery = {}): string => {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `/api/projects?${new URLSearchParams(pairs)}`;
};

/** One page of the list. */
export const fetchPage = async (query: ListQuery = {}): Promise<ProjectList> => {
  const response = await call(listPath(query));
  expect(response.status, `${listPath(query)}: ${response.text}`).toBe(200);
  return expectBody(ProjectList, response.json());
};

/** All pages, following next_cursor. */
export const fetchAllPages = async (query: ListQuery = {}): Promise<ProjectList[]> => {
  const pages: ProjectList[] = [];
  for (let cursor: string | null | undefined = "0"; cursor; cursor = pages.at(-1)?.next_cursor) {
    pages.push(await fetchPage({ ...query, cursor }));
    if (pages.length > 10_000) throw new Error("pagination does not end");
  }
  return pages;
};

/** All projects that match a query, in list order. */
export const fetchAllProjects = async (query: ListQuery = {}): Promise<Project[]> =>
  (await fetchAllPages({ limit: 50, ...query })).flatMap(({ projects }) => projects);

/** The status and error code of a query. */
export const listErrorOf = async (query: string): Promise<string> => {
  const response = await call(`/api/projects${query}`);
  const { error } = response.json() as { error?: { code: string } };
  return `${response.status} ${error?.code}`;
};
