import type { PortfolioClient } from "./client.ts";
import { bodyOf } from "./failure.ts";
import type { components, operations } from "./schema.d.ts";

export type Project = components["schemas"]["Project"];

/** `type`, `q`, and the page size `limit`. */
export type ProjectFilter = Omit<NonNullable<operations["listProjects"]["parameters"]["query"]>, "cursor">;

/**
 * Iterates all projects. The next page is fetched when the previous one has been consumed.
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
