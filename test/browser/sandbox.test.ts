import { inject } from "vitest";
import { describeSandbox } from "../support/sandbox.ts";

describeSandbox(inject("baseUrl"));
