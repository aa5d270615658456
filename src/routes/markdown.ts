import type { APIRoute, GetStaticPathsOptions } from "astro";
import changelog from "../../CHANGELOG.md?raw";
import { contextAt } from "../content/build-context.ts";
import { type KnownText, pathsOfTexts, textOf } from "../content/output/build-output.ts";
import { release } from "../contract/release.ts";
import { markdownAlternates } from "../markdown/alternates.ts";

export const getStaticPaths = ({ routePattern }: GetStaticPathsOptions) => {
  const start = routePattern.slice(0, routePattern.indexOf("["));
  // Paths are percent-encoded, file names are not.
  const texts = markdownAlternates({ ...contextAt(routePattern), release, changelog }).map(
    ([path, text]) => [decodeURIComponent(path), text] as const,
  );
  return pathsOfTexts(texts, (path, text) => ({
    params: { page: path.slice(start.length, -".md".length) },
    props: { text },
  }));
};

export const GET: APIRoute<{ text: KnownText }> = ({ props }) => new Response(textOf(props.text));
