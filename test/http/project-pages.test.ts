import { describe, expect, test } from "vitest";
import {
  fetchAllPages,
  fetchAllProjects,
  fetchPage,
  type ListQuery,
  listErrorOf,
  listPath,
} from "../support/http/project-list.ts";
import { call, pathAt, siteOf } from "../support/http/service.ts";

const filters: readonly ListQuery[] = [
  {},
  { type: "client" },
  { type: "personal" },
  { q: "a" },
  { type: "client", q: "e" },
];
const sizes = [1, 2, 3, 7, 19, 20, 21, 49, 50];

test("GET /api/projects returns 20 projects by default", async () => {
  const first = await fetchPage();
  expect(first.limit).toBe(20);
  expect(first.cursor).toBe("0");
  expect(first.count).toBe(first.total);
  expect(first.projects).toHaveLength(Math.min(20, first.count));
});

describe.each(filters)("pagination with %j", (filter) => {
  test.each(sizes)("returns every project once and in order in pages of %i", async (limit) => {
    const all = await fetchAllProjects(filter);
    const pages = await fetchAllPages({ ...filter, limit });
    expect(pages.flatMap(({ projects }) => projects)).toStrictEqual(all);
    for (const [index, each] of pages.entries()) {
      const last = index === pages.length - 1;
      expect(each).toMatchObject({ count: all.length, limit, cursor: String(index * limit), has_more: !last });
      expect(each.next_cursor).toBe(last ? null : String((index + 1) * limit));
      expect(each.projects).toHaveLength(last ? all.length - index * limit : limit);
    }
  });

  test("reports the unfiltered total", async () => {
    expect((await fetchPage(filter)).total).toBe((await fetchPage()).count);
  });
});

test.each(["client", "personal"])("type=%s returns only projects of that type", async (type) => {
  const all = await fetchAllProjects();
  expect(await fetchAllProjects({ type })).toStrictEqual(all.filter(({ kind }) => kind === type));
});

describe("a cursor", () => {
  test("may be any offset below count", async () => {
    const all = await fetchAllProjects();
    for (const cursor of [0, 1, all.length - 1]) {
      const { projects } = await fetchPage({ cursor, limit: 1 });
      expect(projects).toStrictEqual(all.slice(cursor, cursor + 1));
    }
  });

  const unusable = [
    "",
    "-1",
    "-0",
    "+1",
    "01",
    "00",
    "1.0",
    "1e0",
    "0x1",
    " 1",
    "1 ",
    "१",
    "１",
    "1,2",
    "null",
    "NaN",
    "Infinity",
    "999999999",
    "9".repeat(40),
    "9007199254740993",
    "1\n",
    "0\n",
    "\u0000",
    "%",
  ];
  test.each(unusable)("%j is refused", async (cursor) => {
    expect(await listErrorOf(`?cursor=${encodeURIComponent(cursor)}`)).toBe("422 invalid_cursor");
  });

  test("at the end of a list is refused", async () => {
    const [all, client] = await Promise.all([fetchPage(), fetchPage({ type: "client" })]);
    expect(await listErrorOf(`?cursor=${all.count}`)).toBe("422 invalid_cursor");
    expect(await listErrorOf(`?type=client&cursor=${client.count}`)).toBe("422 invalid_cursor");
  });

  test("of 0 is valid on an empty list", async () => {
    const none = await fetchPage({ q: "qqqq-nothing-has-this-qqqq", cursor: 0 });
    expect(none).toMatchObject({ count: 0, cursor: "0", has_more: false, next_cursor: null, projects: [] });
    expect(await listErrorOf("?q=qqqq-nothing-has-this-qqqq&cursor=1")).toBe("422 invalid_cursor");
  });
});

test.each(["", "0", "51", "-1", "1.5", "1.0", "01", "1e1", "0x5", "five", " 5", "5 ", "9".repeat(30), "５", "null"])(
  "limit %j is refused",
  async (limit) => {
    expect(await listErrorOf(`?limit=${encodeURIComponent(limit)}`)).toBe("422 invalid_limit");
  },
);

test.each([1, 50])("limit %i is accepted", async (limit) => {
  expect((await fetchPage({ limit })).limit).toBe(limit);
});

test.each(["", "Client", "all", "client,personal", "client ", "__proto__", "constructor"])(
  "type %j is refused",
  async (type) => {
    expect(await listErrorOf(`?type=${encodeURIComponent(type)}`)).toBe("422 invalid_type");
  },
);

describe("the Link header", () => {
  const links = async (query: ListQuery): Promise<Record<string, string>> => {
    const { headers } = await call(listPath(query));
    const found = String(headers.link).matchAll(/<([^>]*)>; rel="([^"]*)"(?:, )?/g);
    return Object.fromEntries(Array.from(found, ([, address = "", rel = ""]) => [rel, address]));
  };

  test.each(filters)("links the pages of %j forward and back", async (filter) => {
    const site = await siteOf();
    const pages = await fetchAllPages({ ...filter, limit: 3 });
    const follow = async (address: string | undefined) => {
      expect(address?.startsWith(`${site}/api/projects?`)).toBe(true);
      return (await call(pathAt(address ?? ""))).json();
    };
    for (const [index, { cursor }] of pages.entries()) {
      const { first, prev, next } = await links({ ...filter, limit: 3, cursor });
      expect(await follow(first)).toStrictEqual(pages[0]);
      if (index === 0) expect(prev).toBeUndefined();
      else expect(await follow(prev)).toStrictEqual(pages[index - 1]);
      if (index === pages.length - 1) expect(next).toBeUndefined();
      else expect(await follow(next)).toStrictEqual(pages[index + 1]);
    }
  });

  test("links to the start from a cursor smaller than the page size", async () => {
    const { prev = "" } = await links({ limit: 20, cursor: 5 });
    expect(new URL(prev).searchParams.get("cursor")).toBe("0");
  });

  test("keeps the search text, whatever its characters", async () => {
    const q = 'a>; rel="next", <b é&#%+東';
    const { first = "" } = await links({ q });
    expect(new URL(first).searchParams.get("q")).toBe(q);
    const { headers } = await call("/api/projects?q=%ED%A0%80%FF");
    expect(headers.link).toMatch(/^<[\x21-\x7e]+>; rel="first"$/);
  });
});
