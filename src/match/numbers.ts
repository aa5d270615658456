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
const quantity = `(?<money>[£$€]\\s?|\\b(?:GBP|USD|EUR|CHF)\\s?)?(?!(?:1[5-9]|20)\\d\\d\\b)(?<value>\\d+(?:,\\d{3})*(?:\\.\\d+)?|\\b(?:${word})\\b)(?:\\s?(?<unit>[km]|thousand|million)(?!\\p{L}))?(?<after>\\s?(?:pounds|euros|dollars|francs|GBP|USD|EUR|CHF)\\b)?`;

/** A quantity; an amount of money is no count. */
export interface Quantity {
  readonly value: number;
  readonly isMoney: boolean;
}

type Groups = Readonly<Record<string, string | undefined>>;

const quantityOf = ({ money, value = "", unit = "", after }: Groups): Quantity => {
  const isMoney = money !== undefined || after !== undefined;
  const key = unit.toLowerCase();
  // `40 m` is a length.
  return { value: numberOf(value) * (!isMoney && key === "m" ? 1 : (units[key] ?? 1)), isMoney };
};

/** The quantities of a text, without the numbers in names such as "CS 454". */
export const quantitiesIn = (text: string): Quantity[] =>
  [...text.matchAll(new RegExp(`(?<![\\d.,]|\\p{Lu}[ -]?)${quantity}`, "gu"))].map(({ groups = {} }) =>
    quantityOf(groups),
  );

const least = new RegExp(
  `(?:\\b(?:at least|min(?:imum)?(?: of)?|over|(?<!no )more than|(?<=\\b(?:team|brigade|group|crew|staff|class)s? )of)\\s+|(?<![\\d.,])(?=\\d[\\d,.]*k?\\+|(?<!(?:no more|less) than |up to |under |below )[£$€]))${quantity}\\+?(?!\\s*(?:years?|yrs?))`,
  "iu",
);

/** The smallest quantity that a requirement names, such as 200 in `200+ inspections`, and the text around it. */
export const leastIn = (text: string): (Quantity & { readonly text: string }) | undefined => {
  const found = least.exec(text);
  return found ? { ...quantityOf(found.groups ?? {}), text: found[0] } : undefined;
};
