import type { Portfolio } from "../../content/content.ts";
import { getProfile } from "../../contract/operations/portfolio.ts";
import { exampleProfile } from "../../portfolio/pictures/covers.ts";
import { formatJson } from "../curl.ts";
import { snippets } from "../snippet.ts";
import type { Lesson } from "./lesson.ts";

/** The example response, whose title says if it is shortened. */
const result = (portfolio: Portfolio, site: string) => {
  const profile = exampleProfile(portfolio, site);
  const title = profile.about?.endsWith("…") ? "Response 200, shortened" : "Response 200";
  return { title, language: "json", text: formatJson(profile) } as const;
};

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
    results: [result(portfolio, site)],
  },
  more: "All operations are in the [API reference](/docs) and in [openapi.json](/openapi.json).\n\n[Try it in the sandbox](/sandbox#read)",
});
