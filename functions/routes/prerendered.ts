import { mirrorPath } from "../../src/contract/route.ts";
import { type PrerenderedRoute, prerenderedRoutes } from "../../src/contract/routes.ts";
import { readBuiltFile } from "../http/built-file.ts";
import { languageHeaders, languagePrefix } from "../http/language.ts";
import { defineRead, type ReadOperation } from "../http/operation.ts";
import { andThen } from "../ports/maybe-promise.ts";

/** Defines a read that sends a built file without parsing it (D1). */
const definePrerendered = (route: PrerenderedRoute): ReadOperation =>
  defineRead(route, ({ ports, version, language }) => {
    const file = version === "v1" ? mirrorPath(route.file) : route.file;
    return andThen(readBuiltFile(ports, languagePrefix(ports.settings, language) + file), (asset) =>
      language === undefined ? { asset } : { asset, headers: () => languageHeaders(language) },
    );
  });

export const prerenderedReads = prerenderedRoutes.map(definePrerendered);
