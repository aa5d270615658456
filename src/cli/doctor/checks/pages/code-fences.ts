import { marked } from "marked";
import { type Check, passOrFail } from "../../check.ts";
import { bodyText } from "../../documents/documents.ts";
import { markdownTexts } from "../../documents/markdown-alternates.ts";

/** Whether a code block has a closing fence. */
const isClosed = (raw: string): boolean => {
  const [, fence = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(raw) ?? [];
  const last = raw.trimEnd().split("\n").slice(1).at(-1)?.trim() ?? "";
  return fence === "" || (last.startsWith(fence) && last.replaceAll(fence[0] ?? "", "") === "");
};

const openFences = (text: string): number => {
  let open = 0;
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === "code" && !isClosed(token.raw)) open += 1;
  });
  return open;
};

const guides = ["/llms.txt", "/llms-full.txt", "/auth.md"];

/** An unclosed fence turns the rest of a document into code. */
export const codeFences: Check = {
  id: "code-fences",
  title: "Code blocks in Markdown",
  run: async (site) => {
    const others = await Promise.all(
      guides.map(async (path): Promise<[string, string][]> => {
        const response = await site.get(path);
        return response.status === 200 ? [[path, bodyText(response)]] : [];
      }),
    );
    const texts = [...(await markdownTexts(site)), ...others.flat()];
    const faults = texts
      .filter(([, text]) => openFences(text) > 0)
      .map(([path]) => ({
        found: `${path} has a code fence that is not closed`,
        fix: "Close it with the same fence.",
      }));
    return passOrFail(faults, `${texts.length} files`);
  },
};
