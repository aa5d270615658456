import type { Portfolio } from "../portfolio/content.ts";

/** What the build gives to the pages: the checked content, and the origin that it is built for. */
export interface Handover {
  readonly portfolio: Portfolio;
  readonly site: string;
}

/** Vite bundles the pages apart from the build's own modules; a global is the one thing that both see. */
const key = Symbol.for("vitrine.handover");
const shared = globalThis as { [key]?: Handover | Error };

/** Hands content over to the pages, or the reason why there is none. */
export const handOver = (content: Handover | Error): void => {
  shared[key] = content;
};

/** The content that the pages are made from. Throws what the build handed over instead, if it did. */
export const handedOver = (): Handover => {
  const content = shared[key];
  if (!content)
    throw new Error("pages are rendered by `npm run build` or `npm run dev`, which check the content first");
  if (content instanceof Error) throw content;
  return content;
};
