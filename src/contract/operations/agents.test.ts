import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { lastRevisionWithBatches } from "../mcp/servers.ts";
import { postDocsMcp, postMcp } from "./agents.ts";

test.each([postMcp, postDocsMcp])(
  "the description of $path says which batches the server accepts",
  ({ description }) => {
    const [, batches = ""] = description.split(`In revision ${lastRevisionWithBatches}, `);
    expect(batches).toContain(`an array of up to ${limits.mcp.maxBatchMessages} messages`);
  },
);
