import type { APIRoute } from "astro";
import { buildContext } from "../content/build-context.ts";
import type { WrittenProject } from "../content/content.ts";
import { generatedCover } from "../media/covers/cover.ts";
import { hasGeneratedCovers } from "../portfolio/pictures/generated-covers.ts";

/** `/projects/<slug>/cover.svg`: the generated cover of each project without one of its own (D68). */
export const getStaticPaths = () => {
  const { portfolio } = buildContext();
  if (!hasGeneratedCovers(portfolio)) return [];
  return [...portfolio.projects, ...portfolio.unlisted]
    .filter(({ cover }) => !cover)
    .map((project) => ({ params: { slug: project.slug }, props: { project } }));
};

export const GET: APIRoute<{ project: WrittenProject }> = ({ props }) =>
  new Response(generatedCover(props.project, buildContext().portfolio), {
    headers: { "Content-Type": "image/svg+xml; charset=utf-8" },
  });
