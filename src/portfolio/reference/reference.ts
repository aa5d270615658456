import { type ErrorCode, errorKinds } from "../../contract/errors.ts";
import { tags } from "../../contract/openapi.ts";
import { headerKinds, onEvery } from "../../contract/openapi-headers.ts";
import { mirror, type Route } from "../../contract/route.ts";
import { routes } from "../../contract/routes.ts";
import { examples } from "../examples.ts";
import { queries, requests } from "../requests.ts";
import type { TwinSource } from "../twins/page-text.ts";
import { type Answer, answersOf, commonErrors } from "./answers.ts";
import { type FailureExample, failureExample } from "./failures.ts";
import { type Input, inputsOf } from "./inputs.ts";
import { needsOf } from "./needs.ts";
import { type Snippet, snippetsOf } from "./snippets.ts";

/** An operation as the reference shows it. */
export interface OperationText {
  readonly route: Route;
  /** Sentences beside its description, as Markdown whose links start at the root of the site. */
  readonly notes: readonly string[];
  readonly snippets: readonly Snippet[];
  readonly inputs: readonly Input[];
  readonly answers: readonly Answer[];
  readonly common: readonly ErrorCode[];
  /** A body that it can be sent, where it takes one. */
  readonly request: unknown;
}

/** Operations that belong together. */
export interface Group {
  readonly name: Route["tag"];
  readonly description: string;
  readonly operations: readonly OperationText[];
}

/** An operation of the mirror, and the id of the one that it repeats. */
export interface Mirrored extends Pick<Route, "operationId" | "method" | "path"> {
  readonly original: string;
}

/** A header of answers. */
export interface HeaderText {
  readonly name: string;
  readonly description: string;
  readonly example: string;
  readonly onEvery: boolean;
}

/** An error code, and an example of it. */
export interface ErrorText extends FailureExample {
  readonly code: ErrorCode;
  readonly status: number;
  readonly message: string;
  readonly hint: string;
}

/** What the reference is made of, beside the prose of the guide. */
export interface Reference {
  readonly groups: readonly Group[];
  /** The operations of the mirror. */
  readonly mirrored: readonly Mirrored[];
  readonly headers: readonly HeaderText[];
  readonly errors: readonly ErrorText[];
}

const notesOf = (route: Route): readonly string[] => {
  const { deprecation, guarded, file, batchable, form, alternative } = route;
  const instead = deprecation?.successor ? ` Use \`${deprecation.successor}\` instead.` : "";
  const where = [
    ...(guarded ? ["It needs a [credential](/docs#credentials)."] : []),
    ...needsOf(route).map(({ told }) => told),
    ...(file ? [`The same bytes are the file [${file}](${file}).`] : []),
    ...(batchable ? ["A [batch](/docs#batches) may read it."] : []),
  ];
  return [
    ...(deprecation ? [`Deprecated since ${deprecation.since}; ends on ${deprecation.sunset}.${instead}`] : []),
    ...(where.length > 0 ? [where.join(" ")] : []),
    ...(form ? ["It also takes a form, `application/x-www-form-urlencoded`, whose fields have the same names."] : []),
    ...(alternative ? [`It also takes \`${alternative.type}\`. ${alternative.description}`] : []),
  ];
};

const headersOf = (site: string): readonly HeaderText[] => {
  const anyDeprecated = routes.some(({ deprecation }) => deprecation);
  return Object.entries(headerKinds(site, anyDeprecated)).map(([name, { description, example }]) => ({
    name,
    description: String(description),
    example: String(example),
    onEvery: onEvery.includes(name),
  }));
};

const codes = Object.keys(errorKinds) as ErrorCode[];

/** The reference of a portfolio's API, from the contract and the built data. */
export const reference = ({ portfolio, site, release, changelog }: TwinSource): Reference => {
  const examplesOf = examples(portfolio, site, release, changelog);
  const current = routes.filter(({ version }) => version === "current");
  const operation = (route: Route): OperationText => {
    const { operationId } = route;
    const request = requests[operationId];
    const query = queries[operationId];
    return {
      route,
      notes: notesOf(route),
      snippets: snippetsOf(route, site, { body: request, ...(query && { query }) }),
      inputs: inputsOf(route),
      answers: answersOf(route, site, examplesOf[operationId]),
      common: commonErrors(route),
      request,
    };
  };
  return {
    groups: tags.map(({ name, description }) => ({
      name,
      description,
      operations: current.filter(({ tag }) => tag === name).map(operation),
    })),
    mirrored: current
      .filter(({ mirrored }) => mirrored)
      .map((route) => {
        const { operationId, method, path } = mirror(route);
        return { operationId, method, path, original: route.operationId };
      }),
    headers: headersOf(site),
    errors: codes.map((code) => ({ code, ...errorKinds[code], ...failureExample(code, site) })),
  };
};
