import { getAsk } from "../operations/ask.ts";
import type { Route } from "../route.ts";
import { routes } from "../routes.ts";

/**
 * All operations as a portfolio has them: in several languages, some take `lang` (D18). The documents that describe the API
 * use these; the app serves `routes`, and ignores `lang` if there is one language.
 */
export const routesIn = (languages: readonly string[] | undefined): readonly Route[] =>
  languages
    ? routes.map((route) =>
        route.isLocalized || route.path === getAsk.path
          ? { ...route, languages, errors: [...route.errors, "invalid_lang"] }
          : route,
      )
    : routes;
