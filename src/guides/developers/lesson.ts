import type { ErrorCode } from "../../contract/errors.ts";
import type { Section } from "../guide.ts";
import type { Snippet } from "../snippet.ts";
import type { McpClient } from "./mcp-clients.ts";

/** What the example of a lesson gets: a text, or a response that the reference shows for an operation. */
export type Result =
  | { readonly title: string; readonly language: string; readonly text: string }
  | {
      readonly operationId: string;
      /** The error that the response reports. */
      readonly code?: ErrorCode;
      readonly isStream?: boolean;
    };

/** A section of `/developers`. Headings in its texts are below its title. */
export interface Lesson extends Section {
  /** A program in every language, and what it gets. */
  readonly example?: { readonly snippets: readonly Snippet[]; readonly result: Result };
  /** Markdown below the example. */
  readonly more?: string;
  /** How to connect MCP clients. */
  readonly clients?: readonly McpClient[];
}
