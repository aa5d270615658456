import { baseOf } from "../contract/base.ts";
import type { Health } from "../contract/resources/health.ts";
import { getHealth, listProjects, routes } from "../contract/routes.ts";
import type { Portfolio } from "./content.ts";
import { indexProjects, openIndex, renderPage, select } from "./project-list.ts";
import { apiFiles, health } from "./resources.ts";

/** How many projects the example of a list shows: what `?limit=2` answers. */
const listed = 2;

/** An answer of each keyless operation, by operation id: the built file where there is one, else what would be made. */
export const examples = (portfolio: Portfolio, site: string): Record<string, unknown> => {
  const files = new Map(apiFiles({ ...portfolio, projects: [] }, site));
  const built = routes.flatMap(({ operationId, file }) =>
    file ? [[operationId, parse(files.get(file))] as const] : [],
  );
  const list = parse(
    renderPage(select(openIndex(indexProjects(portfolio.projects)), {}), { offset: 0, limit: listed }),
  );
  const live = {
    [listProjects.operationId]: list,
    [getHealth.operationId]: { ...health(baseOf(site)), time: "2026-01-01T12:00:00.000Z" } satisfies Health,
  };
  const liveV1 = {
    [`${listProjects.operationId}V1`]: { version: "v1", data: list },
    [`${getHealth.operationId}V1`]: {
      version: "v1",
      data: { ...health(baseOf(site, "v1")), time: "2026-01-01T12:00:00.000Z" } satisfies Health,
    },
  };
  return { ...Object.fromEntries(built), ...live, ...liveV1 };
};

const parse = (json: string | undefined): unknown => (json === undefined ? undefined : JSON.parse(json));
