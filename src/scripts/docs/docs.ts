import { copyButtons } from "../shared/copy.ts";
import { openTargets } from "./deep-links.ts";
import { findInContents } from "./find.ts";
import { rememberLanguage } from "./language.ts";
import { tryOperations } from "./try-it.ts";

findInContents();
openTargets();
rememberLanguage();
copyButtons();
tryOperations();
