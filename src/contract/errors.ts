import type { Base } from "./base.ts";
import { type ErrorCode, errorKinds } from "./errors/error-kinds.ts";
import type { ErrorBody } from "./resources/error.ts";
import { toDisplayText } from "./text/display-text.ts";

/** The details of `invalid_request` for a request with two different credentials (D19). */
export const twoCredentials = {
  message: "The request has two different credentials.",
  hint: 'Send one credential, in Authorization or in x-api-key. See "Use a credential" in /auth.md.',
};

/** One invalid field. */
export interface FieldIssue {
  readonly path: string;
  readonly code: ErrorCode;
  readonly message: string;
}

interface ErrorDetail {
  readonly message?: string;
  readonly hint?: string;
  readonly issues?: readonly FieldIssue[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error response. It is thrown where the error occurs and printed by one handler. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly hint: string;
  readonly issues: readonly FieldIssue[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super(detail.message ?? errorKinds[code].message);
    this.code = code;
    this.status = errorKinds[code].status;
    this.hint = detail.hint ?? errorKinds[code].hint;
    this.issues = detail.issues;
    this.headers = detail.headers ?? {};
  }
}

/** The JSON body of an error (D3). `docs` links to the section of /docs that explains the code. */
export const errorBody = (error: ApiError, base: Base): ErrorBody => ({
  error: {
    code: error.code,
    message: error.message,
    // Responses of the v1 mirror name paths of the mirror (D11). A suggested path is already in it.
    hint: error.hint.replaceAll(/\/api(?=\/)(?!\/v1\b)/g, base.api.slice(base.site.length)),
    docs: `${base.site}/docs#${error.code}`,
    ...(error.issues && { issues: error.issues.map((issue) => ({ ...issue })) }),
  },
});

/** Paths of documents in a hint. */
const documentNames = /(?<=^| )\/[\w-]+\.(?:md|txt|xml)\b/g;

/** A hint as Markdown, in which the documents that it names are links. */
export const hintMarkdown = (hint: string, site = ""): string =>
  hint.replaceAll(documentNames, (path) => `[${path}](${site}${path})`);

/** The same error as Markdown (D3). Documents named in the hint become links. */
export const errorMarkdown = ({ error }: ErrorBody): string => {
  const [site] = error.docs?.split("/docs#", 1) ?? [];
  const hint = site ? hintMarkdown(error.hint, site) : error.hint;
  const issues = (error.issues ?? []).map((issue) => `- \`${issue.path}\` (\`${issue.code}\`): ${issue.message}`);
  return [
    `# Error: ${error.code}`,
    error.message,
    ...(issues.length > 0 ? [issues.join("\n")] : []),
    `**Hint:** ${hint}`,
    `**Docs:** <${error.docs}>`,
  ]
    .join("\n\n")
    .concat("\n");
};

/** Client input for an error message: shortened, quoted and in a code span, so that Markdown in it has no effect. */
export const quoteInput = (value: string): string => `\`${JSON.stringify(toDisplayText(value).replaceAll("`", "'"))}\``;
