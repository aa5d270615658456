/** A string member of a JSON body, or undefined. */
export const stringMember = (body: unknown, name: string): string | undefined => {
  const value = typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === "string" ? value : undefined;
};
