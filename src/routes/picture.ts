import type { APIRoute } from "astro";
import { buildContext, wholeContext } from "../content/build-context.ts";
import { type PlannedFile, pictureBytes, plannedFiles } from "../media/pictures/build-pictures.ts";

/** Every file of a picture (D67). A build has encoded them before; the dev server encodes those that a page shows. */
export const getStaticPaths = () =>
  plannedFiles(wholeContext().portfolio).map((planned) => ({ params: { picture: planned.file.name }, props: planned }));

export const GET: APIRoute<PlannedFile & Record<string, unknown>> = async ({ props }) =>
  new Response(await pictureBytes(buildContext().folder, props));
