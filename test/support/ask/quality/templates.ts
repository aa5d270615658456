import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { parse } from "yaml";
import * as z from "zod";
import { answerTexts } from "../../../../src/ask/sentences/answer-texts.ts";

/** A sentence template for a path. */
export interface Template {
  readonly path: string;
  readonly text: string;
}

/** A placeholder such as `{job.start}`. Other braces are plain text. */
export const placeholder = /\{([a-z][\w. ]*)\}/gi;

/** The list that the templates in the source must match. */
export const templates: readonly Template[] = Object.entries(
  z.record(z.string(), z.array(z.string())).parse(parse(readFileSync("test/ask/templates.yaml", "utf8"))),
).flatMap(([path, texts]) => texts.map((text) => ({ path, text })));

/** A template with empty placeholders. */
export const skeletonOf = (text: string): string => text.replaceAll(placeholder, "{}");

const skeletonIn = ({ template }: ts.TaggedTemplateExpression): string =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join("{}");

/** Every template of an answer's sentences, with empty placeholders: the English texts, and those of the documentation in the source. */
export const skeletonsInSource = (): ReadonlySet<string> => {
  const { texts } = answerTexts({ site: { language: "en" }, strings: {} });
  const found = new Set(
    Object.entries(texts)
      .filter(([key]) => key.startsWith("answers."))
      .map(([, text]) => text.replaceAll(/\{\{.*?\}\}/g, "{}")),
  );
  const look = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) found.add(skeletonIn(node));
    ts.forEachChild(node, look);
  };
  for (const file of globSync("src/ask/**/*.ts", { exclude: ["**/*.test.ts"] }))
    look(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest));
  return found;
};
