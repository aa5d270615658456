const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether a text has letters of a script that is written from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Whether a text starts with such a letter. */
export const isRightToLeft = (text: string): boolean => rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? "");

/** Scripts whose letters may stand closer or farther apart, and have capitals. */
export const isAlphabetic = (text: string): boolean =>
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(/\p{L}/u.exec(text)?.[0] ?? "a");
