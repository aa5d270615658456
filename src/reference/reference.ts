import type { PageContext } from "../content/build-context.ts";
import { severalLanguagesOf } from "../content/languages/languages.ts";
import { type ErrorCode, errorCodesIn, errorKinds } from "../contract/errors/error-kinds.ts";
import { commonHeaderNames, headerDefinitions } from "../contract/openapi/headers.ts";
import { routesIn } from "../contract/openapi/localized-routes.ts";
import { tags } from "../contract/openapi/openapi.ts";
import { languagesOf } from "../contract/openapi/schemas.ts";
import { getProject } from "../contract/operations/portfolio.ts";
import { mirror, type Route } from "../contract/route.ts";
import { referenceOf, referencePage } from "../contract/site/pages.ts";
import { tokenRequest } from "../guides/credential-examples.ts";
import { exampleBodies, exampleQueries } from "../guides/example-requests.ts";
import type { Snippet } from "../guides/snippet.ts";
import { type ErrorExample, errorExample } from "./error-examples.ts";
import { formSnippets } from "./form-snippets.ts";
import { type ParameterGroup, parameterGroups } from "./parameters.ts";
import { prerequisitesOf } from "./prerequisites.ts";
import { exampleProject, responseExamples } from "./response-examples.ts";
import { type ResponseReference, responsesOf, sharedErrors } from "./responses.ts";
import type { ListedSchemas } from "./schema/fields.ts";
import { snippetsOf } from "./snippets.ts";

/** An operation in the reference. */
export interface OperationReference {
  readonly route: Route;
  /** Notes below the description, as Markdown with links relative to the root of the site. */
  readonly notes: readonly string[];
  readonly snippets: readonly Snippet[];
  readonly parameters: readonly ParameterGroup[];
  readonly responses: readonly ResponseReference[];
  readonly sharedErrors: readonly ErrorCode[];
  /** An example request body, if there is one. */
  readonly request: unknown;
}

/** A group of operations. */
export interface OperationGroup {
  readonly name: Route["tag"];
  /** The path of its page. */
  readonly path: string;
  readonly description: string;
  readonly operations: readonly OperationReference[];
}

/** An operation that the reference lists but does not describe, and the address that describes it. */
export interface ListedOperation extends Pick<Route, "operationId" | "method" | "path"> {
  readonly address: string;
}

/** A response header. */
export interface HeaderReference {
  readonly name: string;
  readonly description: string;
  readonly example: string;
  readonly isCommon: boolean;
}

/** An error code with an example. */
export interface ErrorReference extends ErrorExample {
  readonly code: ErrorCode;
  readonly status: number;
  readonly message: string;
  readonly hint: string;
}

/** The content of the reference besides the guide. */
export interface Reference {
  readonly groups: readonly OperationGroup[];
  /** The operations of the v1 mirror, and reserved ones. */
  readonly others: readonly ListedOperation[];
  readonly headers: readonly HeaderReference[];
  readonly errors: readonly ErrorReference[];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const notesOf = (route: Route): readonly string[] => {
  const { deprecation, requiresAuth, file, batchable, form, oauth, alternative } = route;
  const instead = deprecation?.successor ? ` Use \`${deprecation.successor}\` instead.` : "";
  const where = [
    ...(requiresAuth ? ["Requires a [credential](/docs/credentials#credentials)."] : []),
    ...prerequisitesOf(route).map(({ note }) => note),
    ...(file ? [`Also available as the file [${file}](${file}).`] : []),
    ...(batchable ? ["Can be part of a [batch](/docs/service#batches)."] : []),
  ];
  return [
    ...(deprecation
      ? [`Deprecated since ${deprecation.since}; will be removed on ${deprecation.sunset}.${instead}`]
      : []),
    ...(where.length > 0 ? [where.join(" ")] : []),
    ...(form ? ["Also accepts a form (`application/x-www-form-urlencoded`) with the same field names."] : []),
    ...(oauth
      ? [
          "The body is a form (`application/x-www-form-urlencoded`). The example reads an ID-JAG from the environment variable " +
            "`ID_JAG`.",
        ]
      : []),
    ...(alternative ? [`Also accepts \`${alternative.type}\`: ${lowerFirst(alternative.description)}`] : []),
  ];
};

/** The operation with the slug of an example in its path, so that it needs no earlier request. */
const withExampleSlug = (route: Route, portfolio: PageContext["portfolio"]): Route => {
  if (route.operationId !== getProject.operationId) return route;
  const { params: _, ...rest } = route;
  return {
    ...rest,
    path: route.path.replace("{slug}", encodeURIComponent(exampleProject(portfolio)?.slug ?? "my-project")),
  };
};

const headersOf = (site: string, routes: readonly Route[]): readonly HeaderReference[] => {
  const anyDeprecated = routes.some(({ deprecation }) => deprecation);
  return Object.entries(headerDefinitions(site, anyDeprecated, languagesOf(routes))).map(
    ([name, { description, example }]) => ({
      name,
      description: String(description),
      example: String(example),
      isCommon: commonHeaderNames.includes(name),
    }),
  );
};

const cache = new WeakMap<PageContext["portfolio"], Reference>();

/** The API reference of a portfolio, from the contract and the built data. Cached per portfolio. */
export const reference = (context: PageContext): Reference => {
  const made = cache.get(context.portfolio) ?? makeReference(context);
  cache.set(context.portfolio, made);
  return made;
};

const makeReference = ({ portfolio, site, release, changelog }: PageContext): Reference => {
  const examplesOf = responseExamples(portfolio, site, release, changelog);
  const languages = severalLanguagesOf(portfolio);
  const routes = routesIn(languages);
  const current = routes.filter(({ version }) => version === "current");
  const operation = (route: Route, listed: ListedSchemas): OperationReference => {
    const { operationId } = route;
    const request = exampleBodies[operationId];
    const query = exampleQueries[operationId];
    const example = withExampleSlug(route, portfolio);
    return {
      route,
      notes: notesOf(example),
      snippets: route.oauth
        ? formSnippets(site + route.path, tokenRequest)
        : snippetsOf(example, site, { body: request, ...(query && { query }) }),
      parameters: parameterGroups(route, listed),
      responses: responsesOf(route, site, examplesOf[operationId], listed),
      sharedErrors: sharedErrors(route),
      request,
    };
  };
  return {
    groups: tags.map(({ name, description }) => {
      const listed: ListedSchemas = new Set();
      const described = current.filter(({ tag, isReserved }) => tag === name && !isReserved);
      return {
        ...{ name, description, path: referencePage(name) },
        operations: described.map((route) => operation(route, listed)),
      };
    }),
    others: [
      ...current
        .filter(({ mirrored }) => mirrored)
        .map((route) => {
          const { operationId, method, path } = mirror(route);
          return { operationId, method, path, address: referenceOf(route) };
        }),
      ...current
        .filter(({ isReserved }) => isReserved)
        .map(({ operationId, method, path }) => ({ operationId, method, path, address: "/docs#versions" })),
    ],
    headers: headersOf(site, routes),
    errors: errorCodesIn(languages).map((code) => ({ code, ...errorKinds[code], ...errorExample(code, site) })),
  };
};
