import type { APIRoute } from "astro";

/** A pane of glass with a reflection. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="3" y="3" width="26" height="26" rx="4" fill="#0b5f58"/><path d="M9 23 23 9M9 15l6-6" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/></svg>\n`;

export const GET: APIRoute = () => new Response(icon);
