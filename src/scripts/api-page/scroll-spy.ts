/** Everything above a line at a quarter of the window height. */
const rootMargin = "10000000px 0px -75% 0px";

/** Marks the current section in the contents: the last one that starts above that line. */
export const markCurrentSection = (): void => {
  const contents = document.querySelector<HTMLElement>(".contents");
  if (!contents) return;
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of contents.querySelectorAll<HTMLAnchorElement>('li:not([hidden]) a[href^="#"]')) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (target) links.set(target, link);
  }
  const begun = new Set<Element>();
  let marked: HTMLAnchorElement | undefined;
  const mark = (link: HTMLAnchorElement | undefined): void => {
    if (link === marked) return;
    marked?.removeAttribute("aria-current");
    link?.setAttribute("aria-current", "location");
    marked = link;
    // Do not scroll the list while it is in use.
    if (!link || contents.matches(":hover, :focus-within")) return;
    const { offsetTop, offsetHeight } = link;
    const { scrollTop, clientHeight } = contents;
    if (offsetTop < scrollTop + clientHeight / 4 || offsetTop + offsetHeight > scrollTop + clientHeight)
      contents.scrollTop = offsetTop - clientHeight / 2;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) begun[isIntersecting ? "add" : "delete"](target);
      mark([...links].findLast(([target]) => begun.has(target))?.[1]);
    },
    { rootMargin },
  );
  for (const target of links.keys()) observer.observe(target);
};
