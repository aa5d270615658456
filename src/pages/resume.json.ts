import type { APIRoute } from "astro";
import { handedOver } from "../build/handover.ts";
import { writeResume } from "../portfolio/resume/write-resume.ts";

export const GET: APIRoute = () => {
  const { portfolio, site } = handedOver();
  return Response.json(writeResume(portfolio, site));
};
