import { baseOf } from "../../src/contract/base.ts";
import { getHealth } from "../../src/contract/operations/service.ts";
import { health as report } from "../../src/portfolio/resources.ts";
import { read } from "../handle.ts";

/** GET /api/health. Its time makes every answer a new one, so it is never cached. */
export const health = read(getHealth, ({ version, ports }) => {
  const time = new Date(ports.clock.now()).toISOString();
  return { json: JSON.stringify({ ...report(baseOf(ports.settings.site, version)), time }) };
});
