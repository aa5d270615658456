import host from "../../functions/hosts/cloudflare.ts";

export { StateObject } from "../../functions/hosts/cloudflare/state-object.ts";

type Bindings = Parameters<typeof host.fetch>[1];

let starts = 0;

/** The host, whose files cannot be read during the first request. */
export default {
  fetch: (request: Request, bindings: Bindings): Promise<Response> => {
    starts += 1;
    const unreadable = { fetch: () => Promise.reject(new Error("The files are unavailable.")) };
    return host.fetch(request, starts === 1 ? ({ ...bindings, ASSETS: unreadable } as unknown as Bindings) : bindings);
  },
};
