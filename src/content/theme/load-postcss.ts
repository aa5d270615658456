import { createRequire } from "node:module";

/** Loaded when a portfolio has a theme.css, because few have one. */
export const loadPostcss = (): typeof import("postcss") => createRequire(import.meta.url)("postcss");
