/** The text under a name in a body of JSON; undefined where there is none. */
export const textIn = (body: unknown, name: string): string | undefined => {
  const value = typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === "string" ? value : undefined;
};
