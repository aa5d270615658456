import type { Hosting } from "../contract/static/hosting.ts";
import type { Portfolio } from "./content.ts";

/** The checked content, and the origin of the site. */
export interface BuildContext {
  readonly portfolio: Portfolio;
  readonly site: string;
  /** Whether the app runs there. All pages and documents offer only what it says (D64). */
  readonly hosting: Hosting;
}

/** What the build and the dev server share with the pages. */
export interface SharedContext extends BuildContext {
  /** The absolute path of the content folder. */
  readonly folder: string;
}

/** The build context, and the release data that the documentation pages need. */
export interface PageContext extends BuildContext {
  /** The release of Vitrine, e.g. `0.1.0`. */
  readonly release: string;
  /** The text of CHANGELOG.md. */
  readonly changelog: string;
}

/** Vite bundles the pages separately from the build, so the two share a global (D25). */
const key = Symbol.for("vitrine.build-context");
const shared = globalThis as { [key]?: SharedContext | Error };

/** Shares the checked content with the pages, or the error that checking it threw. */
export const setBuildContext = (content: SharedContext | Error): void => {
  shared[key] = content;
};

/** The content that the pages are made from. Throws the error that setBuildContext was given, if it was given one. */
export const buildContext = (): SharedContext => {
  const content = shared[key];
  if (!content)
    throw new Error("the content has not been checked: render the pages with `npm run build` or `npm run dev`");
  if (content instanceof Error) throw content;
  return content;
};

/** Where the site is built for, also before the content was read. */
export const buildHosting = (): Hosting => {
  const content = shared[key];
  return content && !(content instanceof Error) ? content.hosting : "app";
};
