import { HTMLElement, type Node, parse, TextNode } from "node-html-parser";

/** Text with HTML is converted to one of these. */
export type TextFormat = "plain" | "markdown";

const tags = "p|div|section|ul|ol|li|strong|em|b|i|u|a|span|font|h[1-6]|blockquote|sub|sup";
const element = new RegExp(`<(${tags})(?:\\s[^<>]*)?>[\\s\\S]*</\\1>|<br\\s*/?>`, "i");
const blocks = /<(?:p|div|section|ul|ol|li|h[1-6]|blockquote|br)\b/i;

/** Whether a text is clearly HTML: it has elements, and no code of Markdown, which can show them. */
export const isHtml = (text: string): boolean => !text.includes("`") && element.test(text);

/** Elements that start a paragraph, and what is around their text in Markdown. */
const paragraphs = new Set(["P", "DIV", "SECTION", "UL", "OL", "BLOCKQUOTE", "H1", "H2", "H3", "H4", "H5", "H6"]);
const marks = new Map([
  ...["STRONG", "B"].map((name) => [name, "**"] as const),
  ...["EM", "I"].map((name) => [name, "*"] as const),
]);
const hidden = new Set(["SCRIPT", "STYLE", "HEAD"]);

const link = (text: string, address: string, format: TextFormat): string => {
  if (!/^(?:https?|mailto):/i.test(address) || text === address) return text;
  return format === "markdown" ? `[${text}](${address})` : `${text} (${address})`;
};

const convert = (node: Node, format: TextFormat, isBlock: boolean): string => {
  if (node instanceof TextNode) return isBlock ? node.text.replaceAll(/\s+/g, " ") : node.text;
  if (!(node instanceof HTMLElement) || hidden.has(node.tagName)) return "";
  if (node.tagName === "BR") return "\n";
  const text = node.childNodes.map((child) => convert(child, format, isBlock)).join("");
  const mark = format === "markdown" && text.trim() !== "" ? (marks.get(node.tagName) ?? "") : "";
  if (mark) return text.replace(/^(\s*)([\s\S]*?)(\s*)$/, `$1${mark}$2${mark}$3`);
  if (node.tagName === "A") return link(text, node.getAttribute("href") ?? "", format);
  if (node.tagName === "LI") return `\n- ${text.trim()}\n`;
  if (format === "markdown" && /^H\d$/.test(node.tagName)) return `\n\n## ${text.trim()}\n\n`;
  return paragraphs.has(node.tagName) ? `\n\n${text}\n\n` : text;
};

/** The text of HTML: paragraphs, lists and links stay, and scripts are left out. */
export const textOfHtml = (html: string, format: TextFormat): string =>
  parse(html, { blockTextElements: { script: true, style: true } })
    .childNodes.map((node) => convert(node, format, blocks.test(html)))
    .join("")
    .replaceAll(/[ \t]*\n[ \t]*/g, "\n")
    .replaceAll(/\n{2,}(?=- )(?<=^- .*\n+)/gm, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
