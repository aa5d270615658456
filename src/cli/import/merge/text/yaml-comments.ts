import { type Document, isNode, isPair, type Node, type Pair, visit } from "yaml";
import { describeReminder } from "../../content-files.ts";

/** Whether the import does not write this line of a comment. */
const isOwners = (line: string): boolean =>
  line.trim() !== "" && !line.includes("yaml-language-server:") && `#${line}\n` !== describeReminder;

/** The lines of the comments in a document, node or pair that are not from the import. */
export const ownersComments = (part: Document | Node | Pair): string[] => {
  const comments: (string | null | undefined)[] = isPair(part) ? [] : [part.commentBefore, part.comment];
  for (const node of isPair(part) ? [part.key, part.value] : [part])
    if (isNode(node) || node === part)
      visit(node as Document | Node, {
        Node: (_key, { commentBefore, comment }) => void comments.push(commentBefore, comment),
      });
  return [...new Set(comments)].flatMap((comment) => (comment ?? "").split("\n").filter(isOwners));
};
