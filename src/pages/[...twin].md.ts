import type { APIRoute } from "astro";
import changelog from "../../CHANGELOG.md?raw";
import { handedOver } from "../build/handover.ts";
import { release } from "../build/release.ts";
import { twins } from "../portfolio/twins/twins.ts";

export const getStaticPaths = () =>
  twins({ ...handedOver(), release, changelog }).map(([path, text]) => ({
    // Files are named as they are read; addresses escape what is not ASCII.
    params: { twin: decodeURIComponent(path.slice(1, -".md".length)) },
    props: { text },
  }));

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
