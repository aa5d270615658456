import { openAsk } from "./ask.ts";
import { openConsoles } from "./consoles.ts";
import { openCredential } from "./credential.ts";
import { openInquiry } from "./inquiry.ts";
import { openMcp } from "./mcp.ts";
import { markProgress } from "./progress.ts";
import { openBatch, openList } from "./reads.ts";

// One task each: the page responds between them.
const preparations = [
  openList,
  openInquiry,
  openBatch,
  openCredential,
  openAsk,
  openMcp,
  openConsoles,
  () => {
    for (const step of document.querySelectorAll("[data-step]")) markProgress(step, false);
  },
];
for (const prepare of preparations) {
  prepare();
  await new Promise((resolve) => setTimeout(resolve));
}
