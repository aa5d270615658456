/** The window down to the line at which somebody reads, and everything above it. */
const rootMargin = "10000000px 0px -75% 0px";

/** Marks in the contents the part that is being read: the last that begins above that line. */
export const markWhatIsRead = (): void => {
  const contents = document.querySelector<HTMLElement>(".contents");
  if (!contents) return;
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of contents.querySelectorAll<HTMLAnchorElement>("section li:not([hidden]) a")) {
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
    // Nothing moves under those who choose from the list.
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
