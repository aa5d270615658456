import { endpoint, type Route } from "../route.ts";
import { routes } from "../routes.ts";

/** Deprecated operations for the changelog, one entry each (D14). */
export const deprecations = (all: readonly Route[] = routes): string[] =>
  all.flatMap((route) => {
    if (!route.deprecation) return [];
    const { since, sunset, successor } = route.deprecation;
    const instead = successor ? ` Use \`${successor}\` instead.` : "";
    return [`\`${endpoint(route)}\` is deprecated since ${since} and will be removed on ${sunset}.${instead}`];
  });
