import { postMatch } from "../../src/contract/operations/match.ts";
import { matchJob } from "../ask/matcher.ts";
import { defineAction } from "./define-action.ts";

/** POST /api/match. Nothing is stored. */
export const match = defineAction(postMatch, async ({ ports }, input) => ({
  json: JSON.stringify(await matchJob(input, ports)),
}));
