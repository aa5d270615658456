import type { APIRoute } from "astro";
import { buildContext } from "../content/build-context.ts";
import type { WrittenProject } from "../content/content.ts";
import { buildOutput } from "../content/output/build-output.ts";
import { generatedCover } from "../media/covers/cover.ts";
import { generatedCoverPath, hasGeneratedCovers } from "../portfolio/pictures/generated-covers.ts";

/** `/projects/<slug>/cover.svg`: the generated cover of each project without one of its own (D68). */
export const getStaticPaths = () => {
  const { portfolio } = buildContext();
  if (!hasGeneratedCovers(portfolio)) return [];
  const projects = [...portfolio.projects, ...portfolio.unlisted].filter(({ cover }) => !cover);
  const output = buildOutput();
  if (!output) return projects.map((project) => ({ params: { slug: project.slug }, props: { project } }));
  for (const project of projects)
    output.write(decodeURIComponent(generatedCoverPath(project)), generatedCover(project, portfolio));
  return [];
};

export const GET: APIRoute<{ project: WrittenProject }> = ({ props }) =>
  new Response(generatedCover(props.project, buildContext().portfolio), {
    headers: { "Content-Type": "image/svg+xml; charset=utf-8" },
  });
