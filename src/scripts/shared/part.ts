/**
 * The first element below a root that a selector names, of a kind.
 *
 * @throws Error where the page has none: the page and its script are not of one build.
 */
export const part = <E extends Element>(root: ParentNode, selector: string, kind: new () => E): E => {
  const found = root.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`the page has no ${selector}`);
};
