import { readdirSync, readFileSync } from "node:fs";
import i18next, { type i18n } from "i18next";
import { parse } from "yaml";

/** The texts of pages in one language. */
export interface Strings {
  /** The language of the texts: the requested one, or English if it has none. */
  readonly language: string;
  /**
   * A text by its key, such as `home.projects`.
   * @param values what replaces `{{name}}` in it. `count` selects the plural form.
   * @throws Error if no such text exists.
   */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
}

/** Languages that are written from right to left. */
const isRightToLeft = (language: string): boolean => /^(?:ar|dv|fa|he|ku|ps|sd|ug|ur|yi)(?:-|$)/.test(language);

/** The writing direction of a language. */
export const directionOf = (language: string): "ltr" | "rtl" => (isRightToLeft(language) ? "rtl" : "ltr");

const readCatalogs = (): i18n => {
  const files = readdirSync(new URL(".", import.meta.url)).filter((file) => file.endsWith(".yaml"));
  const resources = Object.fromEntries(
    files.map((file) => [
      file.replace(".yaml", ""),
      { translation: parse(readFileSync(new URL(file, import.meta.url), "utf8")) },
    ]),
  );
  const catalogs = i18next.createInstance();
  void catalogs.init({
    resources,
    fallbackLng: "en",
    initAsync: false,
    // Astro escapes HTML.
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (missing) => {
      throw new Error(`no text has the key ${missing}`);
    },
  });
  return catalogs;
};

/** Vite bundles the pages separately from the build, away from the files, so the two share a global (D25). */
const key = Symbol.for("vitrine.strings");
const shared = globalThis as { [key]?: i18n };
const catalogs = shared[key] ?? readCatalogs();
shared[key] = catalogs;

/** The texts in a language, or in its base language, or in English. */
export const stringsFor = (language: string): Strings => {
  const known = [language, language.replace(/-.*/, "")].find((each) => catalogs.hasResourceBundle(each, "translation"));
  const translate = catalogs.getFixedT(known ?? "en");
  return { language: known ?? "en", t: (name, values) => translate(name, { ...values }) };
};
