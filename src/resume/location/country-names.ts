const namesIn = new Map<string, Intl.DisplayNames>();

/** The name of a country in a language. Any text that is not a code is returned unchanged. */
export const countryName = (code: string, language: string): string => {
  try {
    const names = namesIn.get(language) ?? new Intl.DisplayNames([language, "en"], { type: "region" });
    namesIn.set(language, names);
    return names.of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
};

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The code of the country with a name in a language; undefined if there is none. */
export const countryCode = (name: string, language: string): string | undefined =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => name !== code && countryName(code, language) === name);
