import { expect, test } from "vitest";
import { jsonOf, textOf } from "../support/content/dist.ts";

const snapshot = (name: string): string => `__snapshots__/${name}`;

/** One file of each kind, formatted for reading. Clients see every change here. */
const documents = [
  "/api/profile.json",
  "/api/experience.json",
  "/api/v1/contact.json",
  "/api/v1/sandbox.json",
  "/.well-known/oauth-protected-resource",
  "/.well-known/oauth-authorization-server",
];

test.each(documents)("the JSON of %s equals its snapshot", async (file) => {
  const name = `${file
    .slice(1)
    .replaceAll("/", "-")
    .replace(/^\.|\.json$/g, "")}.json`;
  await expect(`${JSON.stringify(jsonOf(file), undefined, 2)}\n`).toMatchFileSnapshot(snapshot(name));
});

test("a page of projects equals its snapshot", async () => {
  const { projects, ...page } = jsonOf("/api/projects/all/20.json") as { projects: unknown[] };
  const shown = { ...page, projects: projects.slice(0, 2) };
  await expect(`${JSON.stringify(shown, undefined, 2)}\n`).toMatchFileSnapshot(snapshot("projects-page.json"));
});

test.each(["/llms.txt", "/robots.txt", "/_headers", "/_redirects"])(
  "the text of %s equals its snapshot",
  async (file) => {
    await expect(textOf(file)).toMatchFileSnapshot(snapshot(file.slice(1)));
  },
);

const pages = [
  ["/404.html", "404.html"],
  ["/projects/letterpress-api/index.html", "project.html"],
] as const;

test.each(pages)("the HTML of %s equals its snapshot", async (file, name) => {
  const lines = textOf(file)
    .replaceAll("><", ">\n<")
    .replace(/(\/_astro\/[^"]+?)(?:-[0-9a-f]{16})?\.[\w-]+(?=\.\w+")/g, "$1.<hash>");
  await expect(`${lines}\n`).toMatchFileSnapshot(snapshot(name));
});

test("/openapi.json: operations and their responses", () => {
  const { paths } = jsonOf("/openapi.json") as {
    paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, responses }]) => `${method} ${path} ${operationId}: ${Object.keys(responses).join(" ")}`,
    ),
  );
  expect(operations).toMatchInlineSnapshot(`
    [
      "get /api/profile getProfile: 200 304 400 429 500",
      "get /api/projects listProjects: 200 304 400 422 429 500",
      "get /api/projects/{slug} getProject: 200 304 400 404 429 500",
      "get /api/experience getExperience: 200 304 400 429 500",
      "get /api/portfolio getPortfolio: 200 304 400 429 500",
      "get /api/contact getContact: 200 304 400 429 500",
      "post /api/contact postContact: 202 400 409 413 415 422 429 500 503",
      "get /api/jobs/{id} getJob: 200 400 404 429 500 503",
      "post /api/batch postBatch: 200 400 409 413 415 422 429 500 503",
      "get /api/health getHealth: 200 400 429 500",
      "get /api/sandbox getSandbox: 200 304 400 429 500",
      "get /ask getAsk: 200 304 400 422 429 500",
      "post /ask postAsk: 200 400 409 413 415 422 429 500 503",
      "post /api/match postMatch: 200 400 413 415 422 429 500",
      "get /api/mcp getMcp: 200 400 403 405 429 500",
      "post /api/mcp postMcp: 200 202 400 403 404 406 413 415 429 500",
      "get /api/docs-mcp getDocsMcp: 200 400 403 405 429 500",
      "post /api/docs-mcp postDocsMcp: 200 202 400 403 404 406 413 415 429 500",
      "get /api/agent/identity getIdentity: 200 304 400 429 500",
      "post /api/agent/identity mintIdentity: 200 400 413 415 422 429 500 503",
      "get /api/agent/claim getClaim: 200 304 400 429 500",
      "post /api/agent/claim postClaim: 200 400 409 413 415 422 429 500 503",
      "post /api/agent/token postToken: 200 400 401 413 415 429 500 503",
      "post /api/agent/key postKey: 201 400 409 413 415 422 429 500 503",
      "get /api/agent/events listAgentEvents: 200 400 429 500 503",
      "post /api/agent/events postAgentEvent: 200 202 400 413 415 422 429 500 503",
      "get /.well-known/jwks.json getKeySet: 200 304 400 429 500 503",
      "get /api getApiIndex: 200 400 401 429 500 503",
      "get /v1 getVersion1: 200 400 401 429 500 503",
      "get /v2 getVersion2: 200 400 401 429 500 503",
      "get /agent/identity getCallerIdentity: 200 400 401 429 500 503",
      "get /agent/auth getCallerClaims: 200 400 401 429 500 503",
      "get /api/v1/profile getProfileV1: 200 304 400 429 500",
      "get /api/v1/projects listProjectsV1: 200 304 400 422 429 500",
      "get /api/v1/projects/{slug} getProjectV1: 200 304 400 404 429 500",
      "get /api/v1/experience getExperienceV1: 200 304 400 429 500",
      "get /api/v1/portfolio getPortfolioV1: 200 304 400 429 500",
      "get /api/v1/contact getContactV1: 200 304 400 429 500",
      "post /api/v1/contact postContactV1: 202 400 409 413 415 422 429 500 503",
      "get /api/v1/jobs/{id} getJobV1: 200 400 404 429 500 503",
      "post /api/v1/batch postBatchV1: 200 400 409 413 415 422 429 500 503",
      "get /api/v1/health getHealthV1: 200 400 429 500",
      "get /api/v1/sandbox getSandboxV1: 200 304 400 429 500",
      "post /api/v1/match postMatchV1: 200 400 413 415 422 429 500",
      "get /api/v1/agent/identity getIdentityV1: 200 304 400 429 500",
      "post /api/v1/agent/identity mintIdentityV1: 200 400 413 415 422 429 500 503",
      "get /api/v1/agent/claim getClaimV1: 200 304 400 429 500",
      "post /api/v1/agent/claim postClaimV1: 200 400 409 413 415 422 429 500 503",
      "post /api/v1/agent/key postKeyV1: 201 400 409 413 415 422 429 500 503",
      "get /api/v1/agent/events listAgentEventsV1: 200 400 429 500 503",
      "post /api/v1/agent/events postAgentEventV1: 200 202 400 413 415 422 429 500 503",
      "get /api/v1 getApiIndexV1: 200 400 401 429 500 503",
    ]
  `);
});
