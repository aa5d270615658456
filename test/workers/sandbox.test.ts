import { inject } from "vitest";
import { describeSandbox } from "../support/browser/sandbox.ts";

describeSandbox(inject("baseUrl"));
