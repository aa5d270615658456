import type { Portfolio } from "../../content/content.ts";
import { getProfile } from "../../contract/operations/portfolio.ts";
import { exampleProfile } from "../../portfolio/pictures/covers.ts";
import { formatJson } from "../curl.ts";
import { snippets } from "../snippet.ts";
import type { Lesson } from "./lesson.ts";

export const read = (portfolio: Portfolio, site: string): Lesson => ({
  id: "read",
  title: "Read data",
  text: `Reads need no credential, no account and no special headers. Browsers can call them from any origin. The response is one JSON object.

JavaScript examples are modules for Node.js 20 or newer. Python examples need no packages.`,
  example: {
    snippets: snippets(
      `curl ${site}${getProfile.path}`,
      `
const response = await fetch("${site}${getProfile.path}");
const profile = await response.json();
console.log(profile);`,
      `
import json
from urllib.request import urlopen

with urlopen("${site}${getProfile.path}") as response:
    profile = json.load(response)
print(profile)`,
    ),
    results: [{ title: "Response 200", language: "json", text: formatJson(exampleProfile(portfolio, site)) }],
  },
  more: "All operations are in the [API reference](/docs) and in [openapi.json](/openapi.json).\n\n[Try it in the sandbox](/sandbox#read)",
});
