import type { Portfolio } from "../content/content.ts";
import { bounds } from "./developers/bounds.ts";
import { errors } from "./developers/errors.ts";
import { jobs, retries } from "./developers/inquiries.ts";
import { keys } from "./developers/keys.ts";
import type { Lesson } from "./developers/lesson.ts";
import { pages } from "./developers/pages.ts";
import { questions } from "./developers/questions.ts";
import { read } from "./developers/read.ts";
import { clients, tools } from "./developers/tools.ts";

const promise: Lesson = {
  id: "promise",
  title: "Compatibility",
  text: `\`/api\` is version 1. These are its compatibility guarantees.

## What stays the same

- Paths, methods, and the names, types and meaning of parameters and fields.
- Required fields stay required in responses. Requests that are valid today stay valid.
- The status and \`code\` of each error.
- A breaking change ships as a new version under a new path. The old version keeps working for at least 12
  months after its removal is announced in the \`Deprecation\` and \`Sunset\` headers and the [changelog](/changelog).

## What may change without notice

- New operations, optional parameters, fields, error codes, events and tools. Ignore what your client does not recognize.
- Human-readable text: \`message\`, \`hint\`, descriptions, and the wording of answers.
- The format of opaque values: cursors, job ids, keys and tokens. Send them back unchanged.
- The order of fields in an object, and the rate limit. Read the limit from the headers.

## Next steps

- Try requests and see each response in the [sandbox](/sandbox).
- Look up operations, headers and error codes in the [API reference](/docs).
- Generate a client from [openapi.json](/openapi.json).`,
};

/** A way to start, with a link to its section or page. */
export interface Start {
  readonly title: string;
  readonly text: string;
  readonly address: string;
}

/** The ways to start, at the top of `/developers`. */
export const starts: readonly Start[] = [
  { title: "Look up an operation", text: "See the parameters, fields and errors of each.", address: "/docs" },
  { title: "Connect an assistant", text: "Give an AI assistant the portfolio's tools.", address: "/developers#mcp" },
  { title: "Try the sandbox", text: "Send requests from the browser, without code.", address: "/sandbox" },
];

/** Sections of `/developers` under one title. */
export interface LessonGroup {
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

/** The sections of `/developers`, in page order: what most programs need, then what long-running ones need. */
export const developers = (portfolio: Portfolio, site: string): readonly LessonGroup[] => [
  { title: "Start", lessons: [read(portfolio, site), pages(portfolio, site), questions(portfolio, site)] },
  { title: "AI assistants", lessons: [clients(site), tools(site)] },
  {
    title: "In production",
    lessons: [errors(site), retries(site), jobs(site), keys(site), bounds(site), promise],
  },
];
