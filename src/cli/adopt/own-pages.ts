import { existsSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import type { Note } from "./advice.ts";

/** The files of an owner's pages, by path, and what the owner must change in them. */
export interface OwnPages {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly notes: readonly Note[];
}

const layout = "src/layouts/Page.astro";

/** The layout in the package. */
export const newLayout = "vitrine/layouts/Page.astro";

/** Relative specifiers: `from "./a.ts"`, `import "./a.css"`, `import("./a.ts")`, `@import "./a.css"`, and `layout: ./A.astro`. */
const specifier = /(\bfrom\s*|\bimport\s*\(?\s*|^layout:\s*)(["']?)(\.{1,2}\/[^"'\s?)]+)/gm;

/** What Vite appends to a specifier that names no file. */
const endings = ["", ".ts", ".tsx", ".js", ".mjs", ".json", "/index.ts", "/index.js"];

const isText = (path: string): boolean => /\.(?:astro|[cm]?[jt]sx?|mdx?|css|html)$/.test(path);

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/**
 * The pages that an owner added to a fork, with the added files that they import. Imports of the layout are changed to that of
 * the package.
 * @param added the paths of all files that release 0.1 does not have.
 */
export const ownPages = (fork: string, added: readonly string[]): OwnPages => {
  const isAdded = new Set(added);
  const files = new Map<string, Uint8Array>();
  const notes: Note[] = [];
  const queue = added.filter((path) => path.startsWith("src/pages/"));
  for (const path of queue) {
    if (files.has(path)) continue;
    const bytes = readFileSync(join(fork, path));
    if (!isText(path)) {
      files.set(path, bytes);
      continue;
    }
    const text = bytes.toString("utf8").replaceAll(specifier, (whole, before: string, quote: string, name: string) => {
      const named = posix.join(posix.dirname(path), name);
      const target = endings.map((ending) => named + ending).find((file) => isFile(join(fork, file))) ?? named;
      if (target === layout && quote !== "") return `${before}${quote}${newLayout}`;
      if (isAdded.has(target)) queue.push(target);
      else if (isFile(join(fork, target)))
        notes.push({ where: path, what: `imports ${target}, which is part of Vitrine; remove this import` });
      return whole;
    });
    files.set(path, Buffer.from(text));
  }
  return { files, notes };
};
