import { type ErrorCode, errorKinds } from "../../contract/errors.ts";
import { endpoint } from "../../contract/route.ts";
import { formatJson } from "../../guides/curl.ts";
import type { Section } from "../../guides/guide.ts";
import { type DocsPage, exampleText, operationHeadings } from "../../page-models/docs.ts";
import type { ParameterRow } from "../../reference/parameters.ts";
import type { ErrorReference, HeaderReference, OperationGroup, OperationReference } from "../../reference/reference.ts";
import type { ResponseReference } from "../../reference/responses.ts";

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

const code = (text: string): string => `\`${text}\``;

/** The anchor that Markdown viewers generate for a heading. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

/** A heading with the same anchor as on the HTML page. */
const heading = (level: 2 | 3, text: string, id: string): string =>
  `${"#".repeat(level)} ${text}${slugOf(text) === id ? "" : ` <a id="${id}"></a>`}`;

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(header), row(header.map(() => "---")), ...rows.map(row)].join("\n");

const inputRow = ({ name, location, required, description, type }: ParameterRow): readonly string[] => [
  `${code(name)} ${location}${required ? ", required" : ""}`,
  description,
  type,
];

const answerText = ({ status, text, code: error, headers, example, isSharedExample }: ResponseReference): string => {
  const errorName = error ? ` ${code(error)}` : "";
  const also = headers.length > 0 ? ` Headers: ${headers.map(code).join(", ")}.` : "";
  const line = `**${status}**${errorName} ${text}${also}`;
  return example && !isSharedExample
    ? `${line}\n\n${fenced("text" in example ? "text" : "json", exampleText(example))}`
    : line;
};

const errorLabel = (error: ErrorCode): string => `${errorKinds[error].status} ${code(error)}`;

/** Shows only the first snippet, which is curl (D55). */
const operationText = ({
  route,
  notes,
  snippets: [snippet],
  parameters,
  responses,
  sharedErrors,
}: OperationReference): string =>
  [
    heading(3, route.summary, route.operationId),
    code(endpoint(route)),
    route.description,
    ...notes,
    ...(snippet ? [fenced(snippet.fence, snippet.text)] : []),
    ...(parameters.length > 0 ? [table(operationHeadings.parameters, parameters.map(inputRow))] : []),
    `#### ${operationHeadings.responses}`,
    ...responses.map(answerText),
    `Also: ${sharedErrors.map(errorLabel).join(", ")}.`,
  ].join("\n\n");

const groupText = ({ name, description, operations }: OperationGroup): string =>
  [`## ${name}`, description, ...operations.map(operationText)].join("\n\n");

const headerRow = ({ name, description, example }: HeaderReference): readonly string[] => [
  code(name),
  description,
  code(example),
];

const errorText = ({ code: error, status, message, hint, command, body }: ErrorReference): string =>
  [
    heading(3, code(error), error),
    `${status} ${message} ${hint}`,
    ...(command ? [fenced("sh", command)] : []),
    fenced("json", formatJson(body)),
  ].join("\n\n");

const sectionText = ({ id, title, text }: Section): string => `${heading(2, title, id)}\n\n${text}`;

/** The Markdown of `/docs`. Each example is a curl command, and each error is explained once. */
export const docsMarkdown = ({
  heading: title,
  lead,
  before,
  mirror,
  groups,
  headers,
  after,
  errors,
}: DocsPage): string =>
  [
    `# ${title}`,
    lead,
    ...before.map(sectionText),
    `${mirror.title}\n\n${mirror.operations.map(({ original, ...route }) => `- [${code(endpoint(route))}](/docs#${original})`).join("\n")}`,
    ...groups.map(groupText),
    `## ${headers.title}`,
    headers.text,
    table(headers.columns, headers.rows.map(headerRow)),
    ...after.map(sectionText),
    ...errors.map(errorText),
  ]
    .join("\n\n")
    .replaceAll("](/docs#", "](#");
