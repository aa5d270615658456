import { inject } from "vitest";
import { describeDocs } from "../support/browser/docs-page.ts";

describeDocs(inject("baseUrl"));
