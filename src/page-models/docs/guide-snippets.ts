import { getAsk } from "../../contract/operations/ask.ts";
import { getCallerClaims, mintIdentity } from "../../contract/operations/credentials.ts";
import { getContact, getJob, getProfile, listProjects, postContact } from "../../contract/operations/portfolio.ts";
import { postBatch } from "../../contract/operations/service.ts";
import { mirror } from "../../contract/route.ts";
import { errors } from "../../guides/developers/errors.ts";
import { exampleBodies } from "../../guides/example-requests.ts";
import type { Section } from "../../guides/guide.ts";
import { exampleFile, examplePage } from "../../guides/reference/examples.ts";
import { retryHeaders } from "../../guides/reference/portfolio.ts";
import { type Snippet, snippets } from "../../guides/snippet.ts";
import { snippetsOf } from "../../reference/snippets.ts";

/** A section of the guide, with its first command in every language of the reference. */
export interface SectionWithSnippets extends Section {
  readonly snippets: readonly Snippet[];
}

const limitSnippets = (url: string): readonly Snippet[] =>
  snippets(
    "",
    `
const response = await fetch("${url}", { method: "HEAD" });
for (const [name, value] of response.headers)
  if (name.startsWith("ratelimit")) console.log(name, value);`,
    `
from urllib.request import Request, urlopen

with urlopen(Request("${url}", method="HEAD")) as response:
    for name, value in response.headers.items():
        if name.lower().startswith("ratelimit"):
            print(name, value)`,
  );

const cachingSnippets = (url: string): readonly Snippet[] =>
  snippets(
    "",
    `
const first = await fetch("${url}");
const again = await fetch("${url}", {
  headers: { "If-None-Match": first.headers.get("ETag") },
});
console.log(again.status);`,
    `
from urllib.error import HTTPError
from urllib.request import Request, urlopen

url = "${url}"
with urlopen(url) as response:
    etag = response.headers["ETag"]
try:
    urlopen(Request(url, headers={"If-None-Match": etag}))
except HTTPError as answer:
    print(answer.code)`,
  );

/** The commands of the guide in other languages, by the id of their section. */
const snippetsIn = (site: string): Readonly<Record<string, readonly Snippet[]>> => {
  const body = (id: string) => ({ body: exampleBodies[id] });
  return {
    start: snippetsOf(getProfile, site),
    authentication: snippetsOf(getCallerClaims, site),
    limits: limitSnippets(site + getProfile.path),
    caching: cachingSnippets(site + getProfile.path),
    files: snippetsOf({ path: exampleFile, requiresAuth: false }, site),
    pages: snippetsOf(listProjects, site, { query: examplePage }),
    jobs: snippetsOf(getJob, site),
    retries: snippetsOf(postContact, site, { ...body(postContact.operationId), headers: retryHeaders }),
    batches: snippetsOf(postBatch, site, body(postBatch.operationId)),
    credentials: snippetsOf(mintIdentity, site, body(mintIdentity.operationId)),
    ask: snippetsOf(getAsk, site, { query: { q: "Which projects are there?" } }),
    versions: snippetsOf(mirror(getContact), site),
    errors: errors(site).example?.snippets ?? [],
  };
};

/** A section with its first command in every language. */
export const withSnippets = (section: Section, site: string): SectionWithSnippets => {
  const curl = /```sh\n(.*?)\n```/s.exec(section.text)?.[1];
  const others = (snippetsIn(site)[section.id] ?? []).slice(1);
  const first: Snippet | undefined = curl === undefined ? undefined : { language: "curl", fence: "sh", text: curl };
  return { ...section, snippets: first && others.length > 0 ? [first, ...others] : [] };
};
