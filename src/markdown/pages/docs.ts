import { type ErrorCode, errorKinds } from "../../contract/errors/error-kinds.ts";
import { endpoint } from "../../contract/route.ts";
import { formatJson } from "../../guides/curl.ts";
import type { Section } from "../../guides/guide.ts";
import { fenced } from "../../guides/reference/markdown.ts";
import { guidesOf, type ReferencePart } from "../../page-models/docs/navigation.ts";
import {
  exampleLanguage,
  examplesByStatus,
  exampleText,
  type OperationGroupPage,
  responsesHeading,
} from "../../page-models/docs/operation-group.ts";
import type { DocsPage } from "../../page-models/docs/overview.ts";
import type { ParameterGroup } from "../../reference/parameters.ts";
import type { ErrorReference, HeaderReference, OperationReference } from "../../reference/reference.ts";
import type { ResponseReference } from "../../reference/responses.ts";
import { schemaAnchor } from "../../reference/schema/fields.ts";
import { alwaysPresent, fieldsMarkdown } from "../../reference/schema/markdown.ts";

const code = (text: string): string => `\`${text}\``;

/** The anchor that Markdown viewers generate for a heading. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

/** A heading with the same anchor as on the HTML page. */
const heading = (level: 2 | 3 | 4, text: string, id: string): string =>
  `${"#".repeat(level)} ${text}${slugOf(text) === id ? "" : ` <a id="${id}"></a>`}`;

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(header), row(header.map(() => "---")), ...rows.map(row)].join("\n");

const sectionText = ({ id, title, text }: Section): string => `${heading(2, title, id)}\n\n${text}`;

/** Links to the page itself become links to its anchors. */
const withinPage = (text: string, path: string): string => text.replaceAll(`](${path}#`, "](#");

/** The examples that no other page has: those of the first status without its number, and those of errors below theirs. */
const examplesText = (responses: readonly ResponseReference[]): readonly string[] =>
  examplesByStatus(responses).flatMap(({ status, isShared, isShortened, examples }, at) =>
    isShared
      ? []
      : [
          ...(at > 0 ? [`**${status}**`] : []),
          ...examples.map((example) =>
            // The page says it in the title of the example.
            fenced(
              at === 0 && isShortened ? `${exampleLanguage(example)} shortened` : exampleLanguage(example),
              exampleText(example),
            ),
          ),
        ],
  );

const responseText = ({ status, text, code: error, headers, body }: ResponseReference): string => {
  const errorName = error ? ` ${code(error)}` : "";
  const also = headers.length > 0 ? ` Headers: ${headers.map(code).join(", ")}.` : "";
  const anchor = body?.isFirst ? ` <a id="${schemaAnchor(body.schema)}"></a>` : "";
  return [
    `**${status}**${errorName} ${text}${also}${anchor}`,
    ...(body ? [fieldsMarkdown(body.fields, alwaysPresent)] : []),
  ].join("\n\n");
};

const parametersText = ({ title, fields }: ParameterGroup): string => `### ${title}\n\n${fieldsMarkdown(fields)}`;

const errorLabel = (error: ErrorCode): string => `${errorKinds[error].status} ${code(error)}`;

/** Shows only the first snippet, which is curl (D55). */
const operationText = (operation: OperationReference): string => {
  const { route, notes, snippets, parameters, responses, sharedErrors } = operation;
  const [snippet] = snippets;
  return [
    heading(2, route.summary, route.operationId),
    code(endpoint(route)),
    route.description,
    ...notes,
    ...parameters.map(parametersText),
    ...(snippet ? [fenced(snippet.fence, snippet.text)] : []),
    ...examplesText(responses),
    `### ${responsesHeading}`,
    ...responses.map(responseText),
    `Also: ${sharedErrors.map(errorLabel).join(", ")}.`,
  ].join("\n\n");
};

/** The Markdown of a page with operations, such as `/docs/portfolio`. Each example is a curl command. */
export const operationGroupMarkdown = (page: OperationGroupPage): string =>
  withinPage(
    [`# ${page.heading}`, page.lead, ...page.operations.map(operationText), ...page.sections.map(sectionText)].join(
      "\n\n",
    ),
    page.meta.path,
  );

const headerRow = ({ name, description, example }: HeaderReference): readonly string[] => [
  code(name),
  description,
  code(example),
];

const errorText = ({ code: error, message, hint, command, body }: ErrorReference): string =>
  [
    heading(4, code(error), error),
    `${message} ${hint}`,
    ...(command ? [fenced("sh", command)] : []),
    fenced("json", formatJson(body)),
  ].join("\n\n");

const partText = (part: ReferencePart): string => {
  const { title, description, path, links } = part;
  const guides = guidesOf(part);
  const guideLinks = guides.links.map(({ address, label }) => `[${label}](${address})`).join(", ");
  return [
    `### [${title}](${path})`,
    guideLinks ? `${description} ${guides.label}: ${guideLinks}` : description,
    links
      .flatMap(({ address, label, method, summary, requiresAuth }) =>
        method
          ? [
              `- [${code(`${method.toUpperCase()} ${label}`)}](${address}) ${summary}${requiresAuth ? " (requires a credential)" : ""}`,
            ]
          : [],
      )
      .join("\n"),
  ].join("\n\n");
};

/** The Markdown of `/docs`. Each error is explained once. */
export const docsMarkdown = (page: DocsPage): string => {
  const { operations, others, headers } = page;
  return withinPage(
    [
      `# ${page.heading}`,
      page.lead,
      page.facts.map((fact) => `- **${fact.label}:** ${"code" in fact ? code(fact.code) : fact.text}`).join("\n"),
      ...page.start.map(sectionText),
      heading(2, operations.title, operations.id),
      ...operations.parts.map(partText),
      `${others.title}\n\n${others.operations.map(({ address, ...route }) => `- [${code(endpoint(route))}](${address})`).join("\n")}`,
      ...page.sections.map(sectionText),
      `## ${headers.title}`,
      ...headers.groups.flatMap(({ id, title, text, rows }) => [
        heading(3, title, id),
        text,
        table(headers.columns, rows.map(headerRow)),
      ]),
      ...page.aboutErrors.map(sectionText),
      ...page.errors.flatMap(({ id, title, errors }) => [heading(3, title, id), ...errors.map(errorText)]),
    ].join("\n\n"),
    page.meta.path,
  );
};
