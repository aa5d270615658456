const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as HTML that shows it as it is, also as the value of an attribute between double quotes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
