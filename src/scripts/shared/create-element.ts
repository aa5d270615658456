type Simple<E> = { [K in keyof E]: E[K] extends string | boolean | number ? K : never }[keyof E];
type Properties<E> = Partial<Pick<E, Simple<E>>>;

/**
 * Creates an element. Untrusted input is added as text.
 *
 * @example createElement("p", { className: "quiet" }, "Written by ", createElement("code", {}, name))
 */
export const createElement = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties<HTMLElementTagNameMap[K]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};
