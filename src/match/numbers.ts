const words = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const larger: Readonly<Record<string, number>> = {
  dozen: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};
const units: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };

/** The number that digits or a word stand for. */
export const numberOf = (text: string): number => {
  const index = words.indexOf(text.toLowerCase());
  return index >= 0 ? index : (larger[text.toLowerCase()] ?? Number(text.replaceAll(",", "")));
};

const word = [...words.slice(1), ...Object.keys(larger)].join("|");
/** A whole number up to 99. */
export const smallNumber = `\\d{1,2}|${word}`;

/** A number, but no year. Money can be in thousands or millions: `£5m`. */
const quantity = `(?<money>[£$€]\\s?|\\b(?:GBP|USD|EUR|CHF)\\s?)?(?!(?:19|20)\\d\\d\\b)(?<value>\\d+(?:,\\d{3})*(?:\\.\\d+)?|\\b(?:${word})\\b)(?:\\s?(?<unit>[km]|thousand|million)(?!\\p{L}))?`;

const amountOf = ({ money, value = "", unit = "" }: Readonly<Record<string, string | undefined>>): number => {
  const key = unit.toLowerCase();
  // `40 m` is a length.
  return numberOf(value) * (money === undefined && key === "m" ? 1 : (units[key] ?? 1));
};

/** The quantities of a text, without the numbers in names such as "CS 454". */
export const quantitiesIn = (text: string): number[] =>
  [...text.matchAll(new RegExp(`(?<![\\d.,]|\\p{Lu}[ -]?)${quantity}`, "gu"))].map(({ groups = {} }) =>
    amountOf(groups),
  );

const least = new RegExp(
  `(?:\\b(?:at least|min(?:imum)?(?: of)?|over|(?<!no )more than|(?<=\\b(?:team|brigade|group|crew|staff|class)s? )of)\\s+|(?<![\\d.,])(?=\\d[\\d,.]*k?\\+|(?<!(?:no more|less) than |up to |under |below )[£$€]))${quantity}\\+?(?!\\s*(?:years?|yrs?))`,
  "iu",
);

/** The smallest number that a requirement names, such as 200 in `200+ inspections`, and the text around it. */
export const leastIn = (text: string): { readonly value: number; readonly text: string } | undefined => {
  const found = least.exec(text);
  return found ? { value: amountOf(found.groups ?? {}), text: found[0] } : undefined;
};
