import type { ProjectPage } from "../../page-models/project.ts";
import { blocks, detailList, escapeInline, link } from "../text.ts";

/** The Markdown of `/projects/<slug>`. */
export const projectMarkdown = ({
  language,
  heading,
  lead,
  result,
  facts,
  tags,
  links,
  description,
}: ProjectPage): string =>
  blocks(
    `# ${escapeInline(heading)}`,
    lead && escapeInline(lead),
    result && escapeInline(result),
    links.flatMap(({ term, values }) => values.map(({ href = "" }) => link(term, href))).join(" · "),
    detailList(facts, language),
    description,
    detailList(tags, language),
  );
