import { reservedSlugs } from "../contract/resources/portfolio/project.ts";
import { normalizeForSearch } from "../portfolio/normalize-for-search.ts";

/** Maximum length of a generated file name, in characters. */
const MAX_SLUG_LENGTH = 60;

/** Device names of Windows. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A file name for a project, from its title: letters of any script, digits and dashes. */
export const slugOf = (title: string): string => {
  const words = normalizeForSearch(title)
    .replaceAll(/['’]/gu, "")
    .replaceAll(/[^\p{L}\p{N}\p{M}_]+/gu, "-");
  const characters = [...words.replaceAll(/^-+|-+$/g, "")];
  const cut = characters.slice(0, MAX_SLUG_LENGTH).join("");
  const name = characters.length > MAX_SLUG_LENGTH && cut.includes("-", 20) ? cut.slice(0, cut.lastIndexOf("-")) : cut;
  if (name === "") return "project";
  return deviceName.test(name) || reservedSlugs.includes(name) ? `${name}-project` : name;
};

/** Adds numbers to repeated names. Names that differ only in case count as repeated. */
export const uniqueSlugs = (slugs: readonly string[]): string[] => {
  const used = new Set<string>();
  return slugs.map((slug) => {
    const forms = function* (): Generator<string> {
      yield slug;
      for (let number = 2; ; number += 1) yield `${slug}-${number}`;
    };
    for (const form of forms()) {
      const key = form.normalize("NFC").toLowerCase();
      if (used.has(key)) continue;
      used.add(key);
      return form;
    }
    return slug;
  });
};
