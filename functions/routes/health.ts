import { baseOf } from "../../src/contract/base.ts";
import { getHealth } from "../../src/contract/operations/service.ts";
import { health as report } from "../../src/portfolio/resources.ts";
import { defineRead } from "../http/operation.ts";

/** GET /api/health. It contains the current time, so it is never cached. */
export const health = defineRead(getHealth, ({ version, ports }) => {
  const time = new Date(ports.clock.now()).toISOString();
  return { json: JSON.stringify({ ...report(baseOf(ports.settings.site, version)), time }) };
});
