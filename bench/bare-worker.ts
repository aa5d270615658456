import { DurableObject, type Fetcher } from "cloudflare:workers";

/** The Worker that the cold start is compared with: it serves the same built files, without the app. */
export class StateObject extends DurableObject {}

export default {
  fetch: (request: Request, { ASSETS }: { readonly ASSETS: Fetcher }): Promise<Response> => ASSETS.fetch(request),
};
