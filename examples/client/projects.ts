import type { PortfolioClient } from "./client.ts";
import { bodyOf } from "./failure.ts";
import type { components, operations } from "./schema.d.ts";

export type Project = components["schemas"]["Project"];

/** Which projects: `type`, `q`, and the `limit` of a page. */
export type ProjectFilter = Omit<NonNullable<operations["listProjects"]["parameters"]["query"]>, "cursor">;

/**
 * Every project, page after page; the next page is asked for when the one before it has been used up.
 * @example for await (const { title } of allProjects(client, { type: "personal" })) console.log(title);
 */
export async function* allProjects(client: PortfolioClient, filter: ProjectFilter = {}): AsyncGenerator<Project> {
  let cursor: string | null | undefined = "0";
  while (typeof cursor === "string") {
    const query: NonNullable<operations["listProjects"]["parameters"]["query"]> = { ...filter, cursor };
    const page: components["schemas"]["ProjectList"] = bodyOf(await client.GET("/api/projects", { params: { query } }));
    yield* page.projects;
    cursor = page.has_more ? page.next_cursor : null;
  }
}
