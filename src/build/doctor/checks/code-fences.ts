import { marked } from "marked";
import { type Check, judged } from "../check.ts";
import { textOf } from "../documents.ts";
import { textsOf } from "../twins.ts";

/** Whether a block of code ends with the fence that it began with. */
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

/** A fence that is not closed makes the rest of a text code. */
export const codeFences: Check = {
  id: "code-fences",
  title: "Code in Markdown",
  run: async (site) => {
    const others = await Promise.all(
      guides.map(async (path): Promise<[string, string][]> => {
        const answer = await site.get(path);
        return answer.status === 200 ? [[path, textOf(answer)]] : [];
      }),
    );
    const texts = [...(await textsOf(site)), ...others.flat()];
    const faults = texts
      .filter(([, text]) => openFences(text) > 0)
      .map(([path]) => ({ found: `${path} has a fence that is not closed`, fix: "Close it with the same fence." }));
    return judged(faults, `${texts.length} texts`);
  },
};
