import type { APIRoute } from "astro";
import { skills } from "../_skills.ts";

export const getStaticPaths = () =>
  Object.entries(skills()).map(([skill, text]) => ({ params: { skill }, props: { text } }));

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
