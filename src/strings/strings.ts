import { readdirSync, readFileSync } from "node:fs";
import i18next, { type i18n } from "i18next";
import { parse } from "yaml";

/** The texts of pages in one language. */
export interface Strings {
  /** The language of the texts: the requested one, or English if it has none. */
  readonly language: string;
  /** The requested language, in which dates and lists are written. */
  readonly requested: string;
  /**
   * A text by its key, such as `home.projects`.
   * @param values what replaces `{{name}}` in it. `count` selects the plural form.
   * @throws Error if no such text exists.
   */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /**
   * The language of a text, or of the texts below a key such as `filter`, if it is another than the requested one. Texts that
   * the owner replaced are in the requested language.
   */
  readonly languageOf: (key: string) => string | undefined;
}

/** The texts of a language, in groups. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** Scripts that are written from right to left. */
const rightToLeft: ReadonlySet<string | undefined> = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);

/** The writing direction of a language: that of the script in which it is usually written, or of the one in its tag. */
export const directionOf = (language: string): "ltr" | "rtl" =>
  rightToLeft.has(new Intl.Locale(language).maximize().script) ? "rtl" : "ltr";

interface Catalogs {
  /** The texts that pages show. */
  readonly shown: i18n;
  /** The languages that have texts. */
  readonly languages: readonly string[];
  /** The texts of Vitrine in one of these languages. */
  readonly own: (language: string) => Texts;
  /** The texts of an owner instead of these, by the same languages. */
  readonly replaced: Map<string, object>;
  /** What `stringsFor` returned since the owner's texts were set, by language. */
  readonly strings: Map<string, Strings>;
}

const namespace = "translation";

/** Reads a language when it is first used, because reading all would slow down the start of every command. */
const openCatalogs = (): Catalogs => {
  const folder = new URL(".", import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
  const read = new Map<string, Texts>();
  const own = (language: string): Texts => {
    const texts = read.get(language) ?? (parse(readFileSync(new URL(`${language}.yaml`, folder), "utf8")) as Texts);
    read.set(language, texts);
    return texts;
  };
  const shown = i18next.createInstance();
  void shown.init({
    resources: {},
    fallbackLng: "en",
    initAsync: false,
    // Astro escapes HTML.
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (missing) => {
      throw new Error(`no text has the key ${missing}`);
    },
  });
  return {
    shown,
    languages: files.map((file) => file.replace(".yaml", "")).toSorted(),
    own,
    replaced: new Map(),
    strings: new Map(),
  };
};

/** Vite bundles the pages separately from the build, away from the files, so the two share a global (D25). */
const key = Symbol.for("vitrine.strings");
const shared = globalThis as { [key]?: Catalogs };
const catalogs = shared[key] ?? openCatalogs();
shared[key] = catalogs;

/** The languages that have texts. */
export const textLanguages: readonly string[] = catalogs.languages;

/** The language whose texts a language shows: itself, its base language, or English. */
export const textLanguage = (language: string): string =>
  [language, language.replace(/-.*/, "")].find((each) => catalogs.languages.includes(each)) ?? "en";

/** The texts of Vitrine in a language, or in its base language, or in English. Each has all of them. */
export const textsIn = (language: string): Texts => catalogs.own(textLanguage(language));

/** Makes texts of Vitrine available to pages: those of a language, and English in place of missing ones. */
const show = (language: string): void => {
  for (const each of [language, "en"])
    if (!catalogs.shown.hasResourceBundle(each, namespace))
      // Adding an owner's texts below changes the object.
      catalogs.shown.addResourceBundle(each, namespace, structuredClone(catalogs.own(each)));
};

/** Shows the texts of an owner instead of Vitrine's, and Vitrine's instead of those of earlier calls. */
export const setOwnTexts = (texts: readonly (readonly [language: string, texts: object])[]): void => {
  catalogs.strings.clear();
  catalogs.replaced.clear();
  for (const language of catalogs.languages.filter((each) => catalogs.shown.hasResourceBundle(each, namespace))) {
    catalogs.shown.removeResourceBundle(language, namespace);
    show(language);
  }
  for (const [name, own] of texts) {
    const language = textLanguage(name);
    show(language);
    catalogs.replaced.set(language, own);
    catalogs.shown.addResourceBundle(language, namespace, own, true, true);
  }
};

/** The texts in a language, with those without values looked up once: pages have the same ones, and i18next takes a while. */
const translator = (language: string): Strings["t"] => {
  const translate = catalogs.shown.getFixedT(language);
  const known = new Map<string, string>();
  return (name, values) => {
    if (values) return translate(name, { ...values });
    const text = known.get(name) ?? translate(name);
    known.set(name, text);
    return text;
  };
};

/** Whether texts have a key, also one with plural forms such as `all_one` and `all_other`. */
const hasKey = (texts: object, key: string): boolean => {
  const [first = "", ...others] = key.split(".");
  return Object.entries(texts).some(([name, value]) =>
    others.length > 0
      ? name === first && typeof value === "object" && hasKey(value, others.join("."))
      : name === first || name.startsWith(`${first}_`),
  );
};

/** The texts in a language, or in its base language, or in English. */
export const stringsFor = (language: string): Strings => {
  const found = catalogs.strings.get(language);
  if (found) return found;
  const known = textLanguage(language);
  show(known);
  const isForeign = known !== language.replace(/-.*/, "") && known !== language;
  const languageOf = (key: string): string | undefined =>
    isForeign && !hasKey(catalogs.replaced.get(known) ?? {}, key) ? known : undefined;
  const strings = { language: known, requested: language, t: translator(known), languageOf };
  catalogs.strings.set(language, strings);
  return strings;
};

/** All texts in a language, as one text. */
export const allStrings = (language: string): string => {
  const known = textLanguage(language);
  show(known);
  return JSON.stringify(catalogs.shown.getResourceBundle(known, namespace));
};
