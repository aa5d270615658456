import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { parse } from "yaml";
import * as z from "zod";

/** What an answer may say at a path, with the places of its values. */
export interface Template {
  readonly path: string;
  readonly text: string;
}

/** A place for a value: `{job.start}`. Braces around anything else are part of the text. */
export const place = /\{([a-z][\w. ]*)\}/gi;

/** The list that the templates of the source are held to. */
export const templates: readonly Template[] = Object.entries(
  z.record(z.string(), z.array(z.string())).parse(parse(readFileSync("test/ask/templates.yaml", "utf8"))),
).flatMap(([path, texts]) => texts.map((text) => ({ path, text })));

/** A template without what its values are. */
export const skeletonOf = (text: string): string => text.replaceAll(place, "{}");

const skeletonIn = ({ template }: ts.TaggedTemplateExpression): string =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join("{}");

/** Every template by which the source makes statements, without its values. */
export const skeletonsInSource = (): ReadonlySet<string> => {
  const found = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) found.add(skeletonIn(node));
    ts.forEachChild(node, look);
  };
  for (const file of globSync("src/portfolio/ask/*.ts", { exclude: ["**/*.test.ts"] }))
    look(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest));
  return found;
};
