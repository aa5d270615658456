import { hash } from "node:crypto";
import type { APIRoute } from "astro";
import { handedOver } from "../../../build/handover.ts";
import { skillIndex } from "../../../portfolio/discovery/agent-skills.ts";
import { skills } from "./_skills.ts";

export const GET: APIRoute = () =>
  Response.json(skillIndex(skills(), handedOver().site, (text) => hash("sha256", text)));
