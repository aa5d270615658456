import { type ErrorCode, errorKinds } from "../../contract/errors.ts";
import { endpoint } from "../../contract/route.ts";
import type { Portfolio } from "../content.ts";
import { laidOut } from "../curl.ts";
import { guide, type Section } from "../guide.ts";
import type { Answer } from "../reference/answers.ts";
import type { Input } from "../reference/inputs.ts";
import {
  type ErrorText,
  type Group,
  type HeaderText,
  type OperationText,
  type Reference,
  reference,
} from "../reference/reference.ts";
import type { PageMeta } from "./front-matter.ts";
import type { PageText, TwinSource } from "./page-text.ts";

/** What stands below the title of `/docs`, as Markdown. */
export const docsLead = ({ profile }: Portfolio): string =>
  `The portfolio of ${profile.name} as JSON. Reads need no key and answer scripts of any origin.`;

/** What is said of the headers of answers. */
export const headersText =
  "Every answer of the API carries the first of these headers. The others come where an operation or an error names them.";

/** The sections of the guide, apart: the errors come after the operations. */
export const guideParts = (sections: readonly Section[]): readonly [before: Section[], after: Section[]] => [
  sections.filter(({ id }) => id !== "errors"),
  sections.filter(({ id }) => id === "errors"),
];

/** The body of an answer as it is shown. */
export const shownBody = (example: NonNullable<Answer["example"]>): string =>
  "text" in example ? example.text : laidOut(example.json);

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

const code = (text: string): string => `\`${text}\``;

/** The anchor that readers of Markdown give a heading by themselves. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

/** A heading with the anchor that the same has on the page. */
const heading = (level: 2 | 3, text: string, id: string): string =>
  `${"#".repeat(level)} ${text}${slugOf(text) === id ? "" : ` <a id="${id}"></a>`}`;

/** A row of a table. */
const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

const inputRow = ({ name, place, required, description, allowed }: Input): readonly string[] => [
  `${code(name)} ${place}${required ? ", required" : ""}`,
  description,
  allowed,
];

const answerText = ({ status, text, code: error, headers, example, repeated }: Answer): string => {
  const named = error ? ` ${code(error)}` : "";
  const also = headers.length > 0 ? ` Headers: ${headers.map(code).join(", ")}.` : "";
  const line = `**${status}**${named} ${text}${also}`;
  return example && !repeated ? `${line}\n\n${fenced("text" in example ? "text" : "json", shownBody(example))}` : line;
};

const named = (error: ErrorCode): string => `${errorKinds[error].status} ${code(error)}`;

/** Each language says the same, so one of them stands for all. */
const operationText = ({ route, notes, snippets: [snippet], inputs, answers, common }: OperationText): string =>
  [
    heading(3, route.summary, route.operationId),
    code(endpoint(route)),
    route.description,
    ...notes,
    ...(snippet ? [fenced(snippet.fence, snippet.text)] : []),
    ...(inputs.length > 0 ? [table(["Takes", "What it is", "Allowed"], inputs.map(inputRow))] : []),
    "#### Answers",
    ...answers.map(answerText),
    `Also: ${common.map(named).join(", ")}.`,
  ].join("\n\n");

const groupText = ({ name, description, operations }: Group): string =>
  [`## ${name}`, description, ...operations.map(operationText)].join("\n\n");

const headerRow = ({ name, description, example }: HeaderText): readonly string[] => [
  code(name),
  description,
  code(example),
];

const errorText = ({ code: error, status, message, hint, command, body }: ErrorText): string =>
  [
    heading(3, code(error), error),
    `${status} ${message} ${hint}`,
    ...(command ? [fenced("sh", command)] : []),
    fenced("json", laidOut(body)),
  ].join("\n\n");

const sectionText = ({ id, title, text }: Section): string => `${heading(2, title, id)}\n\n${text}`;

const textOf = (source: TwinSource, { groups, mirrored, headers, errors }: Reference): string => {
  const { portfolio, site } = source;
  const [before, after] = guideParts(guide(portfolio, site));
  return [
    "# API reference",
    docsLead(portfolio),
    ...before.map(sectionText),
    `The operations of the mirror\n\n${mirrored.map(({ original, ...route }) => `- [${code(endpoint(route))}](/docs#${original})`).join("\n")}`,
    ...groups.map(groupText),
    "## Headers",
    headersText,
    table(["Header", "What it says", "Example"], headers.map(headerRow)),
    ...after.map(sectionText),
    ...errors.map(errorText),
  ]
    .join("\n\n")
    .replaceAll("](/docs#", "](#");
};

/** What the page says of itself. */
export const docsMeta = ({ site: { title } }: Portfolio): PageMeta => ({
  title: `API reference · ${title}`,
  description: `Every operation of the API of ${title}, with real answers.`,
  path: "/docs",
});

/** `/docs`: the guide, and every operation with what it takes and answers. */
export const docsPage = (source: TwinSource): PageText => ({
  meta: docsMeta(source.portfolio),
  text: textOf(source, reference(source)),
});
