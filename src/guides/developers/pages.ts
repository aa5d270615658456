import type { Portfolio } from "../../content/content.ts";
import { limits } from "../../contract/limits.ts";
import { listProjects } from "../../contract/operations/portfolio.ts";
import { snippets } from "../snippet.ts";
import type { Lesson } from "./lesson.ts";

/** Titles in the example output. */
const MAX_TITLES = 8;

const titles = ({ projects }: Portfolio): string =>
  [...projects.slice(0, MAX_TITLES).map(({ title }) => title), ...(projects.length > MAX_TITLES ? ["…"] : [])].join(
    "\n",
  );

export const pages = (portfolio: Portfolio, site: string): Lesson => ({
  id: "pages",
  title: "Page through a list",
  text: `The [list of projects](/docs/portfolio#listProjects) returns ${limits.pageSize.default} projects per page by default. Set \`limit\` to get up to ${limits.pageSize.max}. To get
the next page, pass \`next_cursor\` unchanged as \`cursor\`. On the last page, \`next_cursor\` is null.

This shell example and some of those below use jq.

[Try it in the sandbox](/sandbox#read)`,
  example: {
    snippets: snippets(
      `
CURSOR=0
while [ "$CURSOR" != null ]; do
  curl -s -o page.json -G \\
    ${site}${listProjects.path} \\
    -d limit=10 -d "cursor=$CURSOR"
  jq -r '.projects[].title' page.json
  CURSOR=$(jq -r .next_cursor page.json)
done`,
      `
let cursor = "0";
while (cursor !== null) {
  const response = await fetch(
    \`${site}${listProjects.path}?limit=10&cursor=\${cursor}\`,
  );
  const page = await response.json();
  for (const project of page.projects) console.log(project.title);
  cursor = page.next_cursor;
}`,
      `
import json
from urllib.request import urlopen

cursor = "0"
while cursor is not None:
    url = f"${site}${listProjects.path}?limit=10&cursor={cursor}"
    with urlopen(url) as response:
        page = json.load(response)
    for project in page["projects"]:
        print(project["title"])
    cursor = page["next_cursor"]`,
    ),
    results: [{ title: "Output", language: "text", text: titles(portfolio) }],
  },
});
