import type { APIRoute } from "astro";
import changelog from "../../CHANGELOG.md?raw";
import { handedOver } from "../build/handover.ts";
import { release } from "../build/release.ts";
import { llmsFullText } from "../portfolio/discovery/llms-full.ts";

export const GET: APIRoute = () => new Response(llmsFullText({ ...handedOver(), release, changelog }));
