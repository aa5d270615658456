import { baseOf } from "../../src/contract/base.ts";
import { getHealth } from "../../src/contract/routes.ts";
import { health as report } from "../../src/portfolio/resources.ts";
import { sendJson } from "../answer.ts";
import { handle } from "../handle.ts";

/** GET /api/health. Its time makes every answer a new one, so it is never cached. */
export const health = handle(getHealth, (input) => {
  const { version, ports } = input;
  const time = new Date(ports.clock.now()).toISOString();
  const json = JSON.stringify({ ...report(baseOf(ports.settings.site, version)), time });
  return sendJson(input, json, { shared: false });
});
