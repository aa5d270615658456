import type * as z from "zod";

/** What was sent under each name. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/**
 * Makes a function that gives the fields of a query or a form as a schema wants them: every value where it takes a list,
 * and the first where it does not. What it does not name is left out.
 */
export const fieldsFor = ({ shape }: z.ZodObject): ((sent: URLSearchParams) => Fields) => {
  const named = Object.entries(shape as Readonly<Record<string, z.ZodType>>).map(
    ([name, field]) => [name, field.safeParse([]).success] as const,
  );
  return (sent) =>
    Object.fromEntries(
      named.flatMap(([name, isList]) => {
        const values = sent.getAll(name);
        const [first] = values;
        return first === undefined ? [] : [[name, isList ? values : first] as const];
      }),
    );
};

/** Whether a schema takes a list under one of its names. */
export const takesLists = ({ shape }: z.ZodObject): boolean =>
  Object.values(shape as Readonly<Record<string, z.ZodType>>).some((field) => field.safeParse([]).success);
