import { describe, expect, test } from "vitest";
import { deprecationHeaders } from "../headers.ts";
import { limits } from "../limits.ts";
import { routes } from "../routes.ts";
import {
  deprecationRules,
  type HeaderRule,
  headerRules,
  headersFile,
  headersFor,
  redirectKey,
  redirectsFile,
} from "./host-rules.ts";

const deprecation = { since: "2027-01-01", sunset: "2028-01-01" };

const rules: readonly HeaderRule[] = [
  { pattern: "/*", headers: { "X-A": "all", "X-B": "all" } },
  { pattern: "/api/*", headers: { "X-A": "api", Deprecation: "false" } },
  { pattern: "/api/old.json", headers: deprecationHeaders({ deprecation }) },
  { pattern: "/elsewhere", headers: { "X-A": "elsewhere" } },
];

/** The headers of a static host: it joins the values of several rules, and `! Name` removes earlier values. */
const sentByHost = (file: string, path: string): Record<string, string> => {
  const sent: Record<string, string> = {};
  for (const block of file.trim().split("\n\n")) {
    const [pattern = "", ...lines] = block.split("\n");
    const prefix = pattern.endsWith("*") ? pattern.slice(0, -1) : undefined;
    if (prefix === undefined ? path !== pattern : !path.startsWith(prefix)) continue;
    for (const line of lines.map((line) => line.trim())) {
      const [name = "", value = ""] = line.split(/:\s(.*)/);
      if (line.startsWith("! ")) delete sent[line.slice(2)];
      else sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
    }
  }
  return sent;
};

describe("headers of overlapping rules", () => {
  test("are those of the last rule that sets them", () => {
    expect(headersFor("/docs", rules)).toEqual({ "X-A": "all", "X-B": "all" });
    expect(headersFor("/api/x.json", rules)).toEqual({ "X-A": "api", "X-B": "all", Deprecation: "false" });
    expect(headersFor("/api/old.json", rules)).toEqual({
      "X-A": "api",
      "X-B": "all",
      Deprecation: "@1798761600",
      Sunset: "Sat, 01 Jan 2028 00:00:00 GMT",
    });
  });

  test("are removed before they are set again, because hosts join repeated values", () => {
    expect(headersFile("", rules)).toBe(`/*
  X-A: all
  X-B: all

/api/*
  ! X-A
  X-A: api
  Deprecation: false

/api/old.json
  ! Deprecation
  Deprecation: @1798761600
  Sunset: Sat, 01 Jan 2028 00:00:00 GMT

/elsewhere
  ! X-A
  X-A: elsewhere
`);
  });

  test.each(["/", "/docs", "/api/x.json", "/api/old.json", "/elsewhere", "/_astro/a.css"])(
    "are the same on a static host and on Node: %s",
    (path) => {
      expect(sentByHost(headersFile("", rules), path)).toEqual(headersFor(path, rules));
    },
  );
});

describe("the files of a deprecated operation", () => {
  const lists = ["/api/projects.json", "/api/projects/all/0.json", "/api/projects/client/20.json"];
  const single = ["/api/projects/tide-clock.json", "/api/projects/allotment.json"];
  const others = ["/api/profile.json", "/api/contact.json", "/api/jobs/1.json", "/api/projectsx.json"];
  const inMirror = (paths: readonly string[]) => paths.map((path) => path.replace("/api/", "/api/v1/"));
  const all = [lists, single, others].flatMap((paths) => [...paths, ...inMirror(paths)]);

  test.each<[deprecated: readonly string[], marked: readonly string[]]>([
    [[], []],
    [["listProjects"], lists],
    [["listProjectsV1"], inMirror(lists)],
    [["getProject"], single],
    [["getProjectV1"], inMirror(single)],
    [
      ["listProjects", "getProject"],
      [...lists, ...single],
    ],
    [["getProfile"], ["/api/profile.json"]],
    [["postContact", "postContactV1", "getJob", "getApiIndex"], []],
  ])("of %j are marked, and no others", (deprecated, marked) => {
    const changed = routes.map((each) => (deprecated.includes(each.operationId) ? { ...each, deprecation } : each));
    const notMarked = { Deprecation: "false" };
    const rules = [{ pattern: "/api/*", headers: notMarked }, ...deprecationRules(changed)];
    const file = headersFile("", rules);
    for (const path of all) {
      const expected = marked.includes(path) ? deprecationHeaders({ deprecation }) : notMarked;
      expect(headersFor(path, rules), path).toStrictEqual(expected);
      expect(sentByHost(file, path), path).toStrictEqual(expected);
    }
  });
});

describe("the rules of the site", () => {
  test.each([
    "/",
    "/docs",
    "/api/profile.json",
    "/api/v1/projects/all/0.json",
    "/_astro/a.css",
    "/openapi.json",
    "/llms.txt",
    "/feed.json",
    "/projects/tide-clock",
    "/.well-known/api-catalog",
    "/.well-known/security.txt",
    "/.well-known/agent-skills/portfolio-api/SKILL.md",
  ])("give %s the same headers on a static host and on ours", (path) => {
    expect(sentByHost(headersFile(""), path)).toEqual(headersFor(path, headerRules({ basePath: "" })));
  });

  test("are few and short enough for static hosts", () => {
    const { maxHeaderRules: most, maxRedirects, maxLineLength } = limits.host;
    const lines = [headersFile(""), redirectsFile({ basePath: "" })].join("\n").split("\n");
    expect(headerRules({ basePath: "" }).length).toBeLessThanOrEqual(most);
    expect(redirectsFile({ basePath: "" }).trim().split("\n").length).toBeLessThanOrEqual(maxRedirects);
    expect(lines.filter((line) => line.length > maxLineLength)).toEqual([]);
  });

  test("redirect every read that is a file and the metadata of resources with a path, and no list", () => {
    const expected = [
      ...routes.flatMap(({ path, file }) => (file ? [`${path} ${file} 200`] : [])),
      "/.well-known/oauth-protected-resource/api /.well-known/oauth-protected-resource-api 200",
      "/.well-known/oauth-protected-resource/api/v1 /.well-known/oauth-protected-resource-api-v1 200",
      "/.well-known/oauth-protected-resource/v1 /.well-known/oauth-protected-resource-v1 200",
      "/.well-known/oauth-protected-resource/v2 /.well-known/oauth-protected-resource-v2 200",
      "/.well-known/oauth-protected-resource/agent/identity /.well-known/oauth-protected-resource-agent-identity 200",
      "/.well-known/oauth-protected-resource/agent/auth /.well-known/oauth-protected-resource-agent-auth 200",
      "/.well-known/oauth-protected-resource/api/mcp /.well-known/oauth-protected-resource-api-mcp 200",
      "/.well-known/oauth-protected-resource/api/docs-mcp /.well-known/oauth-protected-resource-api-docs-mcp 200",
    ];
    expect(redirectsFile({ basePath: "" }).trim().split("\n")).toEqual(expected);
    expect(redirectsFile({ basePath: "" })).not.toContain("projects");
  });

  test("start with the base path if there is one, and so do their links", () => {
    const sent = sentByHost(headersFile("/me"), "/me/docs");
    expect(sent).toEqual(headersFor("/docs", headerRules({ basePath: "/me" })));
    expect(sent.Link).toContain('</me/openapi.json>; rel="service-desc"');
    expect(sent.Link).toContain('</me/docs.md>; rel="alternate"');
    expect(redirectsFile({ basePath: "/me" })).toContain("/me/api/profile /me/api/profile.json 200\n");
    for (const line of [headersFile("/me"), redirectsFile({ basePath: "/me" })].join("\n").split("\n"))
      expect(line).not.toMatch(/<\/(?!me\/)|^\/(?!me\/)/);
  });
});

test("pages of a further language name it, and other pages do not", () => {
  const rules = headerRules({ basePath: "", languages: ["de"] });
  for (const path of ["/de", "/de/projects", "/de/projects/boat.md", "/de/index.md", "/de/api/profile.json"]) {
    expect(headersFor(path, rules)).toMatchObject({ "Content-Language": "de" });
    expect(sentByHost(headersFile("", rules), path)).toMatchObject({ "Content-Language": "de" });
  }
  for (const path of ["/", "/projects/boat", "/docs"])
    expect(headersFor(path, rules)).not.toHaveProperty("Content-Language");
});

test.each([
  ["/", "/"],
  ["//", "/"],
  ["/a", "/a"],
  ["/a/", "/a"],
  ["/a//", "/a"],
  ["//a//b//", "//a//b"],
  ["/a%2F", "/a"],
  ["/%zz/", "/%zz"],
  ["/Zu\u0308rich/", "/Z\u00fcrich"],
])("redirects compare %j as %j", (path, key) => {
  expect(redirectKey(path)).toBe(key);
});
