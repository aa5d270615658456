/**
 * The first element below a root that matches a selector.
 *
 * @throws Error if there is none, or it has another type.
 */
export const requireElement = <E extends Element>(root: ParentNode, selector: string, kind: new () => E): E => {
  const found = root.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`the page has no ${selector}`);
};
