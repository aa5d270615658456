import { describe, expect, inject, test, vi } from "vitest";
import * as z from "zod";
import { getPortfolio } from "../../src/contract/operations/portfolio.ts";
import { OAuthError } from "../../src/contract/resources/agents/credential.ts";
import { McpRpcResult } from "../../src/contract/resources/agents/mcp.ts";
import { ErrorBody } from "../../src/contract/resources/error.ts";
import { responseSchema } from "../../src/contract/resources/response-schemas.ts";
import { endpoint, errorsOf, type Route } from "../../src/contract/route.ts";
import { routes } from "../../src/contract/routes.ts";
import { exampleQueries } from "../../src/guides/example-requests.ts";
import { jsonOf } from "../support/content/dist.ts";
import { expectBody } from "../support/http/http-client.ts";

interface Reference {
  readonly $ref: `#/components/${string}/${string}`;
}
interface Content {
  readonly content?: {
    readonly "application/json": {
      readonly example?: unknown;
      readonly examples?: Readonly<Record<string, { readonly value: unknown } | Reference>>;
    };
  };
}

const { paths, components } = jsonOf("/openapi.json") as {
  paths: Record<string, Record<string, { requestBody?: Content; responses: Record<string, Content | Reference> }>>;
  components: Record<string, Record<string, unknown>>;
};

const resolve = <T extends object>(part: T | Reference): T => {
  if (!("$ref" in part)) return part;
  const [, , group = "", name = ""] = part.$ref.split("/");
  return components[group]?.[name] as T;
};

/** The examples of an operation in openapi.json. */
const examplesOf = ({ path, method, response }: Route) => {
  const { requestBody, responses: found = {} } = paths[path]?.[method] ?? {};
  const responses = Object.entries(found).map(([status, part]) => [status, resolve(part)] as const);
  return {
    // The first media type is the one of `body`.
    request: Object.values<{ readonly example?: unknown }>(requestBody?.content ?? {})[0]?.example,
    answer: Object.fromEntries(responses)[String(response.status ?? 200)]?.content?.["application/json"].example,
    errors: responses.flatMap(([, { content }]) =>
      Object.entries(content?.["application/json"].examples ?? {}).map(
        ([code, example]) => [code, resolve(example)] as const,
      ),
    ),
  };
};

/** The v1 mirror has no examples of its own. */
const current = routes.filter(({ version }) => version === "current");
const open = current.filter(({ requiresAuth }) => !requiresAuth);
const posts = open.flatMap(({ body, ...route }) => (body ? [{ ...route, body }] : []));
const byName = <R extends Pick<Route, "method" | "path">>(route: R): [string, R] => [endpoint(route), route];

test.each(posts.map(byName))("%s accepts its example body", (_, { body, ...route }) => {
  expectBody<z.output<typeof body>>(body, examplesOf(route).request);
});

/** The response of everything has no example: those of the other reads show its members (D17). */
const withExample = open.filter(({ operationId }) => operationId !== getPortfolio.operationId);

test.each(withExample.map(byName))("%s may return its example response", (_, route) => {
  expectBody(responseSchema(route.response.schema), examplesOf(route).answer);
});

test.each(current.map(byName))("%s has an example for each error", (_, route) => {
  const { errors } = examplesOf(route);
  expect(errors.map(([code]) => code).toSorted()).toStrictEqual(
    [...(route.oauth ? route.errors : errorsOf(route))].toSorted(),
  );
  for (const [code, { value }] of errors) {
    if (route.rpc) {
      expect(expectBody(McpRpcResult, value).error).toMatchObject({ data: { code } });
      continue;
    }
    if (route.oauth) {
      expectBody(OAuthError, value);
      continue;
    }
    const { error } = expectBody(ErrorBody, value);
    expect(error.code).toBe(code);
  }
});

describe("the running service", () => {
  const base = inject("baseUrl");
  /** The text with placeholders for values that differ between runs. */
  const lasting = (body: unknown): string =>
    JSON.stringify(body)
      .replaceAll(/job_[\w-]+/g, "job")
      .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, "token")
      .replaceAll(/vitrine_demo_[\w-]+/g, "key")
      // The latest events vary; their fields are checked against the schema elsewhere.
      .replaceAll(/"events":\[[^\]]*\]/g, '"events":0')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time");

  // The example of an OAuth endpoint needs a new assertion (test/guides/docs-snippets.test.ts).
  const sendable = posts.filter(({ oauth }) => !oauth);
  test.each(sendable.map(byName))("returns the example response for %s", async (_, route) => {
    const { request, answer } = examplesOf(route);
    const response = await fetch(base + route.path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(request),
    });
    expect(response.status).toBe(route.response.status ?? 200);
    expect(lasting(await response.json())).toBe(lasting(answer));
  });

  /** Whether an example is a response, or a part of it: entries of lists in their order, members, and starts of texts. */
  const isExcerpt = (shown: unknown, live: unknown): boolean => {
    if (typeof shown === "string" && shown.endsWith("…"))
      return typeof live === "string" && live.startsWith(shown.slice(0, -1).trimEnd());
    if (typeof shown !== "object" || shown === null) return shown === live;
    if (typeof live !== "object" || live === null) return false;
    if (!Array.isArray(shown))
      return Object.entries(shown).every(([name, value]) => isExcerpt(value, Reflect.get(live, name)));
    let at = -1;
    const rest = Array.isArray(live) ? live : [];
    return shown.every((entry) => {
      at = rest.findIndex((each, index) => index > at && isExcerpt(entry, each));
      return at >= 0;
    });
  };

  // Signing keys differ between services. The example of a project is that of the one with the most members.
  const reads = withExample.filter(
    ({ method, path }) => method === "get" && !path.includes("{id}") && !path.includes("jwks"),
  );
  test.each(reads.map(byName))("returns what the example shows for %s", async (_, route) => {
    const { operationId, path } = route;
    const { answer } = examplesOf(route);
    const slug = z.object({ slug: z.string() }).safeParse(answer).data?.slug ?? "";
    const query = new URLSearchParams(exampleQueries[operationId]);
    const response = await fetch(`${base}${path.replace("{slug}", slug)}?${query}`);
    const [shown, live] = [answer, await response.json()].map((body) => JSON.parse(lasting(body)));
    expect(isExcerpt(shown, live), lasting(live)).toBe(true);
  });

  const jobs = open.filter(({ path }) => path.endsWith("/jobs/{id}"));
  test.each(jobs.map(byName))("completes the example inquiry's job as shown for %s", async (_, route) => {
    const contact = posts.find(({ path }) => path === route.path.replace("/jobs/{id}", "/contact"));
    const sent = await fetch(`${base}${contact?.path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(contact && examplesOf(contact).request),
    });
    const poll = base + new URL(sent.headers.get("location") ?? "", base).pathname;
    await vi.waitFor(
      async () => expect(lasting(await (await fetch(poll)).json())).toBe(lasting(examplesOf(route).answer)),
      {
        timeout: 10_000,
        interval: 200,
      },
    );
  });
});
