/** The stems of the index that a stem of a question is related to, from the text that `relatedIndex` wrote. */
export const relatedStems = (index: string, stem: string): string[] => {
  const found: string[] = [];
  const wanted = ` ${stem} `;
  for (let at = index.indexOf(wanted); at >= 0; at = index.indexOf(wanted, at + 1)) {
    const start = index.lastIndexOf("\n", at) + 1;
    found.push(index.slice(start, index.indexOf(" ", start)));
  }
  return found;
};
