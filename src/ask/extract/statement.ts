import { joinList } from "../../contract/text/join-list.ts";

/** One sentence of an answer, with its source. */
export interface Statement {
  readonly text: string;
  /** The path of the page, with the anchor of the section. */
  readonly path: string;
  /** The values that fill a template. Undefined if the text is a quotation. */
  readonly values?: readonly string[];
  /** Whether a quotation leaves out what is between the sentence before it and this one. */
  readonly isAfterGap?: boolean;
}

/** A statement, or what stands for none: missing data, or a condition that is false. */
export type OptionalStatement = Statement | undefined | false | "";

/** The statements of a list that are there. */
export const present = (statements: readonly OptionalStatement[]): Statement[] =>
  statements.flatMap((statement) => (statement ? [statement] : []));

/** `Ada's`, `James'`. */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}'` : `${name}'s`);

/** Returns a template tag that fills values into a sentence about `path` and keeps the values for checks. */
export const statementAt =
  (path: string) =>
  (texts: TemplateStringsArray, ...values: readonly (string | number | readonly string[])[]): Statement => ({
    // A value that ends with a full stop needs no second one.
    text: String.raw({ raw: texts }, ...values.map((value) => (typeof value === "object" ? joinList(value) : value)))
      .replace(/([.!?…])\.("?)$/u, "$1$2")
      // A title loses its full stop before a colon. One that ends with a question mark needs no colon at the end.
      .replace(/\.(?=["”’]?:(?: |$))/u, "")
      .replace(/([!?…？！؟]["”’»」]?):$/u, "$1"),
    path,
    values: values.flatMap((value) => (typeof value === "object" ? value : [String(value)])),
  });

/** Leaves out quoted facts, such as `Result: 12 clinics.`, that another statement gives in a sentence. */
export const withoutRepeatedFacts = (statements: readonly Statement[]): readonly Statement[] => {
  const given = new Set(statements.flatMap(({ values = [] }) => values));
  const factIn = (text: string): string => text.slice(text.indexOf(": ") + 2).replace(/\.$/, "");
  return statements.filter(
    ({ text, values }) => values !== undefined || !/^[A-Z][a-z]+: /.test(text) || !given.has(factIn(text)),
  );
};

export const quoteFrom = (path: string, text: string): Statement => ({ text, path });
