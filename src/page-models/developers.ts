import type { PageContext } from "../content/build-context.ts";
import { baseOf } from "../contract/base.ts";
import { getContact } from "../contract/operations/portfolio.ts";
import { formatJson } from "../guides/curl.ts";
import type { Lesson, Result } from "../guides/developers/lesson.ts";
import { developers, type Start, starts } from "../guides/developers.ts";
import type { Snippet } from "../guides/snippet.ts";
import { contactInfo } from "../portfolio/resources.ts";
import { reference } from "../reference/reference.ts";
import { exampleLanguage, exampleText, responseTitle } from "./docs/operation-group.ts";
import type { PageMeta } from "./page-meta.ts";

/** What an example gets, under a title. `language` is the info string of a Markdown code block. */
interface ShownResult {
  readonly title: string;
  readonly language: string;
  /** Headers above the text. */
  readonly headers?: readonly string[];
  readonly text: string;
}

/** A section with an example beside it. Texts are Markdown. */
export interface ShownLesson extends Omit<Lesson, "example"> {
  readonly example?: { readonly snippets: readonly Snippet[]; readonly results: readonly ShownResult[] };
}

export interface DevelopersPage {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** A command to run at once, and the JSON that it gets. */
  readonly first: { readonly command: string; readonly response: string };
  readonly starts: readonly Start[];
  readonly groups: readonly { readonly title: string; readonly sections: readonly ShownLesson[] }[];
}

/** The text of a result, from the examples of the reference if it names an operation. */
const shownResult = (result: Result, context: PageContext): ShownResult => {
  if ("text" in result) return result;
  const { operationId, title, code, isStream = false, changes, headers = [] } = result;
  const operations = reference(context).groups.flatMap((group) => group.operations);
  const { responses = [] } = operations.find(({ route }) => route.operationId === operationId) ?? {};
  for (const { example, status, isShortened, ...response } of responses)
    if (example && response.code === code && "text" in example === isStream) {
      const body = "json" in example && changes ? { json: { ...Object(example.json), ...changes } } : example;
      return {
        title: title ?? responseTitle(status, isShortened),
        language: exampleLanguage(example),
        headers,
        text: exampleText(body),
      };
    }
  throw new Error(`the reference has no such response of ${operationId}`);
};

const shownLesson = ({ example, ...lesson }: Lesson, context: PageContext): ShownLesson => ({
  ...lesson,
  ...(example && {
    example: { ...example, results: example.results.map((result) => shownResult(result, context)) },
  }),
});

/** `/developers`: how to start with the API. */
export const developersPage = (context: PageContext): DevelopersPage => {
  const { portfolio, site } = context;
  return {
    meta: {
      title: `Developers · ${portfolio.site.title}`,
      description: `Get started with the API of ${portfolio.site.title}: examples in curl, JavaScript and Python for reads, retries, jobs, keys, questions and AI assistants.`,
      path: "/developers",
    },
    heading: "Developers",
    lead: `Read the projects, experience and contact data of ${portfolio.profile.name} as JSON, ask questions, or connect an agent. You need no account and no key: run this command in a terminal.`,
    first: {
      command: `curl ${site}${getContact.path}`,
      response: formatJson(contactInfo(portfolio, baseOf(site))),
    },
    starts,
    groups: developers(portfolio, site).map(({ title, lessons }) => ({
      title,
      sections: lessons.map((lesson) => shownLesson(lesson, context)),
    })),
  };
};
