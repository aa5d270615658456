import { fold } from "../fold.ts";

/** How long the name of a file may be that is made from a title, in UTF-16 units. */
const longest = 60;

/** Names that Windows keeps for devices, and one that hosts take for the folder. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d|index)$/;

/** A name for a project's file, from its title: letters of any script, digits and dashes. */
export const slugOf = (title: string): string => {
  const words = fold(title)
    .replaceAll(/['’]/gu, "")
    .replaceAll(/[^\p{L}\p{N}\p{M}_]+/gu, "-");
  const characters = [...words.replaceAll(/^-+|-+$/g, "")];
  const cut = characters.slice(0, longest).join("");
  const name = characters.length > longest && cut.includes("-", 20) ? cut.slice(0, cut.lastIndexOf("-")) : cut;
  if (name === "") return "project";
  return reserved.test(name) ? `${name}-project` : name;
};

/** The names, those that came before with a number behind them. Names that differ in case alone count as the same. */
export const uniqueSlugs = (slugs: readonly string[]): string[] => {
  const given = new Set<string>();
  return slugs.map((slug) => {
    const forms = function* (): Generator<string> {
      yield slug;
      for (let number = 2; ; number += 1) yield `${slug}-${number}`;
    };
    for (const form of forms()) {
      const key = form.normalize("NFC").toLowerCase();
      if (given.has(key)) continue;
      given.add(key);
      return form;
    }
    return slug;
  });
};
