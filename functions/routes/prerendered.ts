import { type PrerenderedRoute, prerenderedRoutes } from "../../src/contract/routes.ts";
import { readBuiltFile } from "../http/built-file.ts";
import { builtPath, languageHeaders } from "../http/language.ts";
import { defineRead, type ReadOperation } from "../http/operation.ts";
import { andThen } from "../ports/maybe-promise.ts";

/** Defines a read that sends a built file without parsing it (D1). */
const definePrerendered = (route: PrerenderedRoute): ReadOperation =>
  defineRead(route, (input) => {
    const { ports, language } = input;
    return andThen(readBuiltFile(ports, builtPath(input, route.file)), (asset) =>
      language === undefined ? { asset } : { asset, headers: () => languageHeaders(language) },
    );
  });

export const prerenderedReads = prerenderedRoutes.map(definePrerendered);
