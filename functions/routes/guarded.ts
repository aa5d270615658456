import { challenge } from "../../src/contract/discovery.ts";
import { ApiError } from "../../src/contract/errors.ts";
import type { Route } from "../../src/contract/route.ts";
import {
  getApiIndex,
  getCallerClaims,
  getCallerIdentity,
  getVersion1,
  getVersion2,
} from "../../src/contract/routes.ts";
import { handle, type Operation } from "../handle.ts";

/** A path that needs a credential. None is issued yet, so none is valid (specification, Authentication rule 3). */
const guard = (route: Route): Operation =>
  handle(route, ({ ports }, context) => {
    const { headers } = context.req.raw;
    const presented = headers.has("Authorization") || headers.has("X-API-Key");
    throw new ApiError("unauthorized", {
      headers: { "WWW-Authenticate": challenge(ports.settings.site, presented) },
      ...(presented && { message: "The credential that was sent is not valid here." }),
    });
  });

export const guardedPaths = [getApiIndex, getVersion1, getVersion2, getCallerIdentity, getCallerClaims].map(guard);
