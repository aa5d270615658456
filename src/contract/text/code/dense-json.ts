/** Longer lines are wider than a panel of code. */
const MAX_CHARACTERS = 64;

/** Whether a line is JSON without spaces that does not fit, such as the data of an event. */
export const isDenseJson = (line: string): boolean => line.length > MAX_CHARACTERS && line.includes('{"');

/** Matches the characters after which such a line can wrap: between its members, instead of within words. */
export const beforeBreak = /[,:{](?=$|[^\s\d])/g;
