import { documents } from "../../contract/site/documents.ts";

/** The files of a site besides the JSON of its reads, as a Markdown list. */
export const otherFormats = `
- Every page is also available as Markdown: append \`.md\` to its address. The front page is [/index.md](/index.md).
- [resume.json](${documents.resume}) is the portfolio as a JSON Resume, and [resume.pdf](${documents.resumePdf}) a resume for people.
- [feed.xml](${documents.atom}) (Atom, for RSS readers) and [feed.json](${documents.jsonFeed}) (JSON Feed) list the projects by their last change.
- [llms.txt](${documents.guide}) is a short guide for AI agents, with a link to the text of the whole site.`;
