import type { WrittenProject } from "./content.ts";

/** The path of a project's page, as it stands in a link. */
export const projectPath = ({ slug }: Pick<WrittenProject, "slug">): string => `/projects/${encodeURIComponent(slug)}`;

/** What pages say of the kind of a project. */
export const kindNames = { client: "For a client", personal: "Personal" } as const;
