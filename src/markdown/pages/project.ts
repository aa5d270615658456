import type { ProjectPage } from "../../page-models/project.ts";
import { blocks, detailList, escapeInline } from "../text.ts";

/** The Markdown of `/projects/<slug>`. */
export const projectMarkdown = ({ heading, lead, details, description }: ProjectPage): string =>
  blocks(`# ${escapeInline(heading)}`, lead && escapeInline(lead), detailList(details), description);
