import { createCssVariablesTheme, createHighlighterCoreSync, type HighlighterCore } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { bundledLanguages } from "shiki/langs";
import http from "shiki/langs/http.mjs";
import json from "shiki/langs/json.mjs";
import python from "shiki/langs/python.mjs";
import shell from "shiki/langs/shellscript.mjs";
import typescript from "shiki/langs/typescript.mjs";
import yaml from "shiki/langs/yaml.mjs";
import { beforeBreak, isDenseJson } from "../contract/text/code/dense-json.ts";
import { hangingIndent } from "../contract/text/code/hanging-indent.ts";
import { unbrokenWords } from "../contract/text/code/unbroken-words.ts";
import { escapeHtml, unescapeHtml } from "../contract/text/escape-html.ts";
import { buildOutput } from "./output/build-output.ts";

/** Info strings of Markdown code blocks that use the grammar of another language. The others have shiki's names. */
const substitutes: Readonly<Record<string, string>> = { js: "ts", javascript: "ts" };

/**
 * The class of each kind of token. Others keep the color of the text. Classes, because the content security policy forbids
 * inline styles.
 */
const classes: Readonly<Record<string, string>> = {
  keyword: "hk",
  string: "hs",
  "string-expression": "hs",
  constant: "hn",
  function: "hf",
  comment: "hc",
};

/** Grammars are written for this engine; translating their patterns for that of JavaScript takes longer than using them. */
const engine = await createOnigurumaEngine(import("shiki/wasm"));
const theme = createCssVariablesTheme({ name: "classes", variablePrefix: "--", fontStyle: false });
let highlighter: HighlighterCore | undefined;

/** Loaded when the first code is highlighted, because grammars are large. */
const shared = (): HighlighterCore => {
  highlighter ??= createHighlighterCoreSync({
    themes: [theme],
    langs: [http, json, shell, typescript, python, yaml],
    engine,
  });
  return highlighter;
};

/** The grammar of a language, if it is loaded. */
const grammarOf = (language: string | undefined): string | undefined => {
  const name = substitutes[language ?? ""] ?? language;
  return name !== undefined && shared().getLoadedLanguages().includes(name) ? name : undefined;
};

/** Neighboring tokens of the same class. */
interface Part {
  readonly name: string;
  readonly text: string;
}

/** A token's class. Neighbors of the same class, and white space between them, become one element. */
const classOf = (color: string | undefined): string => classes[/--token-([\w-]+)/.exec(color ?? "")?.[1] ?? ""] ?? "";

/** A part of a line, whose text is escaped by `escaping`. */
const partHtml = ({ name, text }: Part, escaping = escapeHtml): string => {
  const escaped = escaping(text);
  return name && text ? `<span class="${name}">${escaped}</span>` : escaped;
};

/** A line of JSON without spaces, which wraps between its members. The grammar of YAML treats such a text as one string. */
const denseHtml = (parts: readonly Part[]): string =>
  parts
    .map((part) =>
      partHtml(part, (text) => escapeHtml(text).replaceAll(part.name ? "&quot;:" : beforeBreak, "$&<wbr>")),
    )
    .join("");

/** A long line, which wraps only between words. */
const wordsHtml = (parts: readonly Part[]): string =>
  unbrokenWords(parts.map(({ name, text }) => [name, text]))
    .map(({ isWord, pieces }) => {
      const htmls = pieces.map((piece) => piece.map(([name, text]) => partHtml({ name, text })).join(""));
      return isWord ? `<span class="w"><span>${htmls.join("</span><wbr><span>")}</span></span>` : htmls.join("");
    })
    .join("");

const lineHtml = (tokens: readonly { readonly content: string; readonly color?: string }[]): string => {
  const parts: { name: string; text: string }[] = [];
  for (const { content, color } of tokens) {
    const name = classOf(color);
    const last = parts.at(-1);
    if (last && (last.name === name || content.trim() === "")) last.text += content;
    else parts.push({ name, text: content });
  }
  const [first] = parts;
  const line = parts.map(({ text }) => text).join("");
  const indent = hangingIndent(line);
  const space = indent ? line.slice(0, line.length - line.trimStart().length) : "";
  if (first) first.text = first.text.slice(space.length);
  const html = isDenseJson(line)
    ? denseHtml(parts)
    : indent
      ? wordsHtml(parts)
      : parts.map((part) => partHtml(part)).join("");
  return indent ? `${space}<span class="${indent}">${html}</span>` : html;
};

const highlightNow = (code: string, language: string | undefined): string => {
  const grammar = grammarOf(language);
  if (grammar === undefined) return escapeHtml(code);
  // Without a limit: the first line takes long, because the grammar is compiled for it.
  return shared()
    .codeToTokensBase(code, { lang: grammar, theme: "classes", tokenizeTimeLimit: 0 })
    .map(lineHtml)
    .join("\n");
};

/** Code as HTML with a class for each kind of token, at build time. Code in languages that are not loaded is only escaped. */
export const highlight = (code: string, language: string | undefined): string => {
  const make = () => highlightNow(code, language);
  return buildOutput()?.remember(["highlight", language, code], make) ?? make();
};

const block = /<code class="language-([^"]+)">([^<]*)<\/code>/g;

/** HTML from Markdown with its code blocks highlighted. Loads the grammars that they need. */
export const highlightBlocks = async (html: string): Promise<string> => {
  for (const [, language = ""] of html.matchAll(block)) {
    const load = Object.entries(bundledLanguages).find(([name]) => name === language)?.[1];
    if (load && !grammarOf(language)) await shared().loadLanguage(load);
  }
  return html.replaceAll(
    block,
    (_, language: string, code: string) => `<code>${highlight(unescapeHtml(code), language)}</code>`,
  );
};
