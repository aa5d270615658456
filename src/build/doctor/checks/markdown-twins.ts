import { parse } from "yaml";
import { type Check, type Fault, judged } from "../check.ts";
import { textOf, typeOf } from "../documents.ts";
import { markdown, textsOf, twinsOf } from "../twins.ts";

const noTwins: Fault = { found: "no page has a Markdown twin", fix: "Build the site again." };

/** Every page says where the same is as Markdown. */
export const twinLinks: Check = {
  id: "markdown-links",
  title: "Links to Markdown",
  run: async (site) => {
    const twins = await twinsOf(site);
    const faults = twins
      .filter(({ path }) => path === undefined)
      .map(({ page }) => ({
        found: `${page} names no Markdown`,
        fix: `Give it a <link rel="alternate" type="${markdown}" href="…">.`,
      }));
    return judged(faults, `${twins.length} pages`);
  },
};

/** What the pages say is there as Markdown, and is no page. */
export const twinFiles: Check = {
  id: "markdown-twins",
  title: "Markdown of each page",
  run: async (site) => {
    const twins = (await twinsOf(site)).filter(({ path }) => path !== undefined);
    const fix = "Build the site again, and have the host send .md files as text/markdown.";
    const faults = twins.flatMap(({ path, answer }) => {
      if (answer?.status !== 200) return [{ found: `${path} answers ${answer?.status}`, fix }];
      if (typeOf(answer) !== markdown) return [{ found: `${path} is sent as ${typeOf(answer)}`, fix }];
      return /^\s*<(?:!doctype|html)/i.test(textOf(answer)) ? [{ found: `${path} is a page of HTML`, fix }] : [];
    });
    return judged(twins.length === 0 ? [noTwins] : faults, `${twins.length} files`);
  },
};

/** Why a text has no usable front matter, or undefined where it has. */
const wrongFrontMatter = (text: string): string | undefined => {
  const [, yaml] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text) ?? [];
  if (yaml === undefined) return "begins with no front matter";
  try {
    const { title } = parse(yaml) as { title?: unknown };
    return typeof title === "string" && title.trim() ? undefined : "has no title in its front matter";
  } catch {
    return "has front matter that is not YAML";
  }
};

export const frontMatter: Check = {
  id: "markdown-front-matter",
  title: "Front matter of Markdown",
  run: async (site) => {
    const texts = await textsOf(site);
    const faults = texts.flatMap(([path, text]) => {
      const wrong = wrongFrontMatter(text);
      return wrong ? [{ found: `${path} ${wrong}`, fix: "Begin it with `---`, a title, and `---`." }] : [];
    });
    return judged(texts.length === 0 ? [noTwins] : faults, `${texts.length} files`);
  },
};
