import { openAsk } from "./ask.ts";
import { openConsoles } from "./consoles.ts";
import { openCredential } from "./credential.ts";
import { openInquiry } from "./inquiry.ts";
import { openMcp } from "./mcp.ts";
import { markProgress } from "./progress.ts";
import { openBatch, openList } from "./reads.ts";

openList();
openInquiry();
openBatch();
openCredential();
openAsk();
openMcp();
openConsoles();
for (const step of document.querySelectorAll("[data-step]")) markProgress(step, false);
