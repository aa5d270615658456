import { parse } from "yaml";
import { pluralize } from "../../../../contract/text/pluralize.ts";
import { type Check, type CheckFault, faultUnless, passOrFail } from "../../check.ts";
import { bodyText, mediaTypeOf } from "../../documents/documents.ts";
import { markdownAlternates, markdownTexts, markdownType } from "../../documents/markdown-alternates.ts";

const noAlternates: CheckFault = { found: "no page has a Markdown alternate", fix: "Build the site again." };

/** Every page links to its Markdown alternate. */
export const alternateLinks: Check = {
  id: "markdown-links",
  title: "Links to Markdown",
  run: async (site) => {
    const alternates = await markdownAlternates(site);
    const faults = alternates
      .filter(({ path }) => path === undefined)
      .map(({ page }) => ({
        found: `${page} does not link to its Markdown`,
        fix: `Add a <link rel="alternate" type="${markdownType}" href="…">.`,
      }));
    return passOrFail(faults, pluralize(alternates.length, "page"));
  },
};

/** The Markdown alternates exist and are not HTML. */
export const alternateFiles: Check = {
  id: "markdown-files",
  title: "Markdown of each page",
  run: async (site) => {
    const alternates = (await markdownAlternates(site)).filter(({ path }) => path !== undefined);
    const fix = "Build the site again, and have the host send .md files as text/markdown.";
    const faults = alternates.flatMap(({ path, answer }) => {
      if (answer?.status !== 200) return [{ found: `${path} returns ${answer?.status}`, fix }];
      if (mediaTypeOf(answer) !== markdownType) return [{ found: `${path} is sent as ${mediaTypeOf(answer)}`, fix }];
      return faultUnless(!/^\s*<(?:!doctype|html)/i.test(bodyText(answer)), `${path} is an HTML page`, fix);
    });
    return passOrFail(alternates.length === 0 ? [noAlternates] : faults, pluralize(alternates.length, "file"));
  },
};

/** Why a text has no usable front matter; undefined if it has. */
const wrongFrontMatter = (text: string): string | undefined => {
  const [, yaml] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text) ?? [];
  if (yaml === undefined) return "does not start with front matter";
  try {
    const { title } = parse(yaml) as { title?: unknown };
    return typeof title === "string" && title.trim() ? undefined : "has no title in its front matter";
  } catch {
    return "has front matter that is not YAML";
  }
};

export const frontMatter: Check = {
  id: "markdown-front-matter",
  title: "Markdown front matter",
  run: async (site) => {
    const texts = await markdownTexts(site);
    const faults = texts.flatMap(([path, text]) => {
      const wrong = wrongFrontMatter(text);
      return wrong
        ? [{ found: `${path} ${wrong}`, fix: "Start the file with the lines `---`, `title: …` and `---`." }]
        : [];
    });
    return passOrFail(texts.length === 0 ? [noAlternates] : faults, pluralize(texts.length, "file"));
  },
};
