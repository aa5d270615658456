import host from "../../functions/hosts/cloudflare.ts";

export { StateObject } from "../../functions/hosts/cloudflare.ts";

const realNow = Date.now;
let aheadMs = 0;
Date.now = () => realNow() + aheadMs;

/** The service with a clock: the header X-Clock-Ahead sets how many milliseconds it is ahead, from that request on. */
export default {
  fetch(request: Request, bindings: Parameters<typeof host.fetch>[1]): Promise<Response> {
    const ahead = request.headers.get("X-Clock-Ahead");
    if (ahead !== null) aheadMs = Number(ahead);
    return host.fetch(request, bindings);
  },
};
