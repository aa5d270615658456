import type { APIRoute } from "astro";
import { handedOver } from "../../build/handover.ts";
import { protectedResource, protectedResourcePath, resourcesWithPath } from "../../contract/discovery.ts";

export const getStaticPaths = () =>
  resourcesWithPath.map(({ path, file }) => ({
    params: { path: file.slice(protectedResourcePath.length + 1) },
    props: { path },
  }));

export const GET: APIRoute = ({ props }) => Response.json(protectedResource(handedOver().site, props.path));
