/**
 * Makes a function that looks into a record of texts, as it came as JSON, and reads each text that is asked for once.
 * Few of many are ever asked for, and what is not read costs a process that has just started nothing.
 */
export const reading = <T>(
  texts: Readonly<Record<string, string>>,
  read: (text: string) => T,
): ((key: string) => T | undefined) => {
  const known = new Map<string, T>();
  return (key) => {
    const there = known.get(key);
    if (there !== undefined || !Object.hasOwn(texts, key)) return there;
    const made = read(texts[key] ?? "");
    known.set(key, made);
    return made;
  };
};
