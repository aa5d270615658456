import type { APIRoute } from "astro";
import changelog from "../../CHANGELOG.md?raw";
import { deprecations } from "../contract/deprecations.ts";

export const GET: APIRoute = () => {
  const items = deprecations().map((item) => `- ${item}`);
  return new Response(items.length > 0 ? `${changelog}\n## Deprecated\n\n${items.join("\n")}\n` : changelog);
};
