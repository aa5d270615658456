import { test } from "vitest";
import { expectReason, startErrorOf } from "../../../test/support/hosts/secrets.ts";
import { nodeSettings } from "./settings.ts";

test.each(["0", "-1", "1.5", "many", "1e3", "0x10", "1000001", " "])(
  "DATA_MAX_MIB=%j is reported as invalid",
  (value) => {
    const reason = startErrorOf(() => nodeSettings({ DATA_MAX_MIB: value }));
    expectReason(reason, "", "DATA_MAX_MIB", JSON.stringify(value), "expected a whole number from 1 to 1000000");
  },
);
