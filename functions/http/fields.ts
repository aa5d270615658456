import type * as z from "zod";

/** The values of a query or a form, by name. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/**
 * Creates a function that reads the fields of a schema from a query or a form: all values of a field that takes a list,
 * the first value of any other. Names that the schema does not have are ignored.
 */
export const createFieldParser = ({ shape }: z.ZodObject): ((parameters: URLSearchParams) => Fields) => {
  const fieldKinds = Object.entries(shape as Readonly<Record<string, z.ZodType>>).map(
    ([name, field]) => [name, field.safeParse([]).success] as const,
  );
  return (parameters) =>
    Object.fromEntries(
      fieldKinds.flatMap(([name, isList]) => {
        const values = parameters.getAll(name);
        const [first] = values;
        return first === undefined ? [] : [[name, isList ? values : first] as const];
      }),
    );
};

/** Whether a field of the schema takes a list. */
export const hasListFields = ({ shape }: z.ZodObject): boolean =>
  Object.values(shape as Readonly<Record<string, z.ZodType>>).some((field) => field.safeParse([]).success);
