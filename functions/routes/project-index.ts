import { openIndex } from "../../src/portfolio/projects/list.ts";
import { cachedJsonParser } from "../http/json-asset.ts";

/** Opens the index of projects, once per built file. */
export const parseIndex = cachedJsonParser(openIndex);
