import type { Portfolio } from "../../content/content.ts";
import { listProjects } from "../../contract/operations/portfolio.ts";
import { ProjectKind } from "../../contract/resources/portfolio/project.ts";
import { curlCommand } from "../curl.ts";
import type { SandboxExample } from "./sandbox-example.ts";

/** The list of projects that the step reads at first. */
const firstPath = `${listProjects.path}?limit=2`;

/** How many tags are suggested as search terms. */
const MAX_TAGS = 3;

/** The tags of most projects, which a search finds. */
const commonTags = ({ projects }: Portfolio): readonly string[] =>
  [
    ...Map.groupBy(
      projects.flatMap(({ tags = [] }) => tags),
      (tag) => tag,
    ),
  ]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, MAX_TAGS)
    .map(([tag]) => tag);

/** A plain read, which scripts run when the page loads. */
export const read = (portfolio: Portfolio, site: string): SandboxExample => ({
  id: "read",
  title: "Read data",
  text: "All content of this site is also JSON. Reads need no credential and no special headers.",
  steps: [
    {
      id: "list-projects",
      title: "List the projects",
      text: `[GET ${listProjects.path}](/docs/portfolio#listProjects) returns a page of projects, newest first. Every parameter is optional.`,
      command: curlCommand(site + firstPath),
      address: firstPath,
      fields: [
        {
          name: "type",
          label: "type",
          kind: "choice",
          value: "",
          options: [["", "any"], ...ProjectKind.options.map((kind) => [kind, kind] as const)],
        },
        { name: "limit", label: "limit", kind: "number", value: "2", error: "invalid_limit" },
        {
          name: "q",
          label: "q, the search terms",
          kind: "text",
          value: "",
          error: "invalid_query",
          suggestions: commonTags(portfolio),
        },
      ],
      runLabel: "Get the projects",
    },
  ],
});
