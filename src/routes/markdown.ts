import type { APIRoute } from "astro";
import changelog from "../../CHANGELOG.md?raw";
import { buildContext } from "../content/build-context.ts";
import { release } from "../contract/release.ts";
import { markdownAlternates } from "../markdown/alternates.ts";

export const getStaticPaths = () =>
  markdownAlternates({ ...buildContext(), release, changelog }).map(([path, text]) => ({
    // Paths are percent-encoded, file names are not.
    params: { page: decodeURIComponent(path.slice(1, -".md".length)) },
    props: { text },
  }));

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
