type Simple<E> = { [K in keyof E]: E[K] extends string | boolean | number ? K : never }[keyof E];
type Properties<E> = Partial<Pick<E, Simple<E>>>;

/**
 * An element with text and elements in it. Whatever comes from elsewhere goes in as text.
 *
 * @example element("p", { className: "quiet" }, "Written by ", element("code", {}, name))
 */
export const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};
