import { openAsk } from "./ask.ts";
import { openBatch } from "./batch.ts";
import { openCredential } from "./credential.ts";
import { openInquiry } from "./inquiry.ts";
import { openMcp } from "./mcp.ts";
import { markProgress } from "./progress.ts";

openInquiry();
openBatch();
openCredential();
openAsk();
openMcp();
for (const step of document.querySelectorAll("[data-step]")) markProgress(step, false);
