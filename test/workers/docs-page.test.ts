import { inject } from "vitest";
import { describeDocs } from "../support/docs-page.ts";

describeDocs(inject("baseUrl"));
