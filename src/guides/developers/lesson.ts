import type { ErrorCode } from "../../contract/errors/error-kinds.ts";
import type { Section } from "../guide.ts";
import type { Snippet } from "../snippet.ts";
import type { McpClient } from "./mcp-clients.ts";

/** What the example of a lesson gets: a text, or a response that the reference shows for an operation. */
export type Result =
  | { readonly title: string; readonly language: string; readonly text: string }
  | {
      readonly operationId: string;
      /** Instead of its status. */
      readonly title?: string;
      /** The error that the response reports. */
      readonly code?: ErrorCode;
      readonly isStream?: boolean;
      /** Values that differ from the example of the reference. */
      readonly changes?: Readonly<Record<string, unknown>>;
      /** Headers to show above the body. */
      readonly headers?: readonly string[];
    };

/** A section of `/developers`. Headings in its texts are below its title. */
export interface Lesson extends Section {
  /** A program in every language, and what it gets, in order. */
  readonly example?: { readonly snippets: readonly Snippet[]; readonly results: readonly Result[] };
  /** Markdown below the example. */
  readonly more?: string;
  /** How to connect MCP clients. */
  readonly clients?: readonly McpClient[];
}
