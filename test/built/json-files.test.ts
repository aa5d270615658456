import { describe, expect, test } from "vitest";
import * as z from "zod";
import { knowledgeFile, questionTablesFile } from "../../src/ask/knowledge/knowledge.ts";
import { Enveloped } from "../../src/contract/envelope.ts";
import { cardPath, mcpServers } from "../../src/contract/mcp/servers.ts";
import { IdentityInfo } from "../../src/contract/resources/agents/agent.ts";
import { ClaimInfo } from "../../src/contract/resources/agents/credential.ts";
import { PortfolioBundle } from "../../src/contract/resources/portfolio/bundle.ts";
import { ContactInfo } from "../../src/contract/resources/portfolio/contact.ts";
import { ExperienceBundle } from "../../src/contract/resources/portfolio/experience.ts";
import { Profile } from "../../src/contract/resources/portfolio/profile.ts";
import { ProjectDetail, ProjectList } from "../../src/contract/resources/portfolio/project.ts";
import { Sandbox } from "../../src/contract/resources/sandbox.ts";
import { routes } from "../../src/contract/routes.ts";
import { postingWeightsFile } from "../../src/match/posting/requirements-in.ts";
import { disposableDomainsFile } from "../../src/portfolio/resources.ts";
import { alwaysSentIn } from "../../src/reference/schema/always-sent.ts";
import { builtFiles, jsonOf, textOf } from "../support/content/dist.ts";
import { expectBody } from "../support/http/http-client.ts";

const schemas: readonly [file: RegExp, schema: z.ZodType][] = [
  [/^\/profile\.json$/, Profile],
  [/^\/experience\.json$/, ExperienceBundle],
  [/^\/contact\.json$/, ContactInfo],
  [/^\/portfolio\.json$/, PortfolioBundle],
  [/^\/sandbox\.json$/, Sandbox],
  [/^\/agent\/identity\.json$/, IdentityInfo],
  [/^\/agent\/claim\.json$/, ClaimInfo],
  [/^\/projects(?:\/(?:all|client|personal)\/\d+)?\.json$/, ProjectList],
  [/^\/projects\/[^/]+\.json$/, ProjectDetail],
];

/** Files that only the app reads. */
const appOnlyFiles = [
  "/api/projects/index.json",
  "/api/projects/search.json",
  disposableDomainsFile,
  knowledgeFile,
  questionTablesFile,
  postingWeightsFile,
];
const cards: readonly string[] = mcpServers.map(cardPath);
const apiFiles = builtFiles.filter(
  (file) => file.startsWith("/api/") && !appOnlyFiles.includes(file) && !cards.includes(file),
);
const isJson = (file: string): boolean =>
  file.endsWith(".json") || (file.startsWith("/.well-known/") && !/\.(?:md|txt)$/.test(file)) || cards.includes(file);

test.each(apiFiles)("%s matches its schema exactly", (file) => {
  const v1 = file.startsWith("/api/v1/");
  const name = file.replace(/^\/api(?:\/v1)?/, "");
  const schema = schemas.find(([pattern]) => pattern.test(name))?.[1];
  if (!schema) throw new Error(`${file} has no schema`);
  expectBody(v1 ? Enveloped(schema, "Built") : schema, jsonOf(file));
});

test.each(apiFiles.filter((file) => file.startsWith("/api/projects")))(
  "%s has the fields that the reference calls always present",
  (file) => {
    const body = z.record(z.string(), z.unknown()).parse(jsonOf(file));
    const listed = z.array(z.record(z.string(), z.unknown())).safeParse(body.projects).data;
    const [list, project] = [alwaysSentIn("ProjectList"), alwaysSentIn("Project")];
    expect(Object.keys(body)).toEqual(expect.arrayContaining([...(listed ? list : alwaysSentIn("ProjectDetail"))]));
    for (const each of listed ?? []) expect(Object.keys(each)).toEqual(expect.arrayContaining([...project]));
  },
);

test.each(builtFiles.filter(isJson))("%s is compact JSON", (file) => {
  expect(JSON.stringify(jsonOf(file))).toBe(textOf(file).trimEnd());
});

test("every pre-rendered read has its file in both API bases", () => {
  const files = routes.flatMap(({ file }) => (file ? [file] : []));
  expect(files).toHaveLength(14);
  expect(builtFiles).toEqual(expect.arrayContaining(files));
});

test.each(apiFiles.filter((file) => !file.startsWith("/api/v1/")))("%s is the same under /api/v1", (file) => {
  const mirrored = textOf(file.replace(/^\/api/, "/api/v1"));
  // These contain API URLs, which stay within the mirror (D11).
  const naming = ["sandbox", "contact", "portfolio", "agent/identity", "agent/claim"].map(
    (name) => `/api/${name}.json`,
  );
  const namesAddresses = naming.includes(file);
  const data = namesAddresses ? textOf(file).replace(/\/api(?=[/"?])/g, "/api/v1") : textOf(file);
  expect(mirrored).toBe(`{"version":"v1","data":${data}}`);
});

describe.each(["all", "client", "personal"])("the pages of %s", (filter) => {
  const page = (cursor: string) => ProjectList.parse(jsonOf(`/api/projects/${filter}/${cursor}.json`));

  test("are one per 20 projects, linked by next_cursor", () => {
    const seen: string[] = [];
    for (let cursor: string | null | undefined = "0"; cursor; cursor = page(cursor).next_cursor) seen.push(cursor);
    const there = builtFiles.filter((file) => file.startsWith(`/api/projects/${filter}/`));
    expect(there.toSorted()).toStrictEqual(seen.map((each) => `/api/projects/${filter}/${each}.json`).toSorted());
    const projects = seen.flatMap((cursor) => page(cursor).projects);
    expect(projects).toHaveLength(page("0").count);
    if (filter !== "all") expect(new Set(projects.map(({ kind }) => kind))).toStrictEqual(new Set([filter]));
  });
});

test("the first page of all projects is /api/projects.json", () => {
  expect(textOf("/api/projects.json")).toBe(textOf("/api/projects/all/0.json"));
  expect(textOf("/api/v1/projects.json")).toBe(textOf("/api/v1/projects/all/0.json"));
});
