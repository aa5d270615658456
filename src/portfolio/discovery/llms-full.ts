import { documents } from "../../contract/documents.ts";
import { twinOf } from "../../contract/pages.ts";
import { authGuide } from "../auth-guide.ts";
import type { TwinSource } from "../twins/page-text.ts";
import { twins } from "../twins/twins.ts";

/** What is in it, in the order in which it is read. Lists that grow with a portfolio are left out. */
const parts = [twinOf("/"), twinOf("/developers"), twinOf("/docs"), documents.credentials, twinOf("/sandbox")];

const withoutFrontMatter = (text: string): string => text.replace(/^---\n[\s\S]*?\n---\n+/, "");

/** `/llms-full.txt`: the portfolio and the documents of its API in one text, each after the address of its own file. */
export const llmsFullText = (source: TwinSource): string => {
  const { portfolio, site } = source;
  const texts = new Map([...twins(source), [documents.credentials, authGuide(site)] as const]);
  return [
    `# ${portfolio.site.title}: everything in one file`,
    `> ${portfolio.site.description}`,
    `The parts are also files of their own, each at the address before it. Projects are in ${site}${twinOf("/projects")}, ` +
      `and a shorter guide is ${site}${documents.guide}.`,
    ...parts.flatMap((path) => {
      const text = texts.get(path);
      return text ? ["---", `Source: ${site}${path}`, withoutFrontMatter(text).trim()] : [];
    }),
  ]
    .join("\n\n")
    .concat("\n");
};
