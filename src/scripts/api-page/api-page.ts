import { copyButtons } from "../shared/copy.ts";
import { foldContents } from "./fold-contents.ts";
import { rememberLanguage } from "./language.ts";
import { layOutSections } from "./lay-out-sections.ts";
import { markCurrentSection } from "./scroll-spy.ts";

foldContents();
copyButtons();
rememberLanguage();
markCurrentSection();
layOutSections();
