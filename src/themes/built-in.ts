import { editorial } from "./built-in/editorial.ts";
import { museum } from "./built-in/museum.ts";
import { night } from "./built-in/night.ts";
import { notebook } from "./built-in/notebook.ts";
import { poster } from "./built-in/poster.ts";
import { studio } from "./built-in/studio.ts";
import { swiss } from "./built-in/swiss.ts";
import type { ThemeName } from "./names.ts";
import type { Theme } from "./theme.ts";

export const themes: Readonly<Record<ThemeName, Theme>> = { museum, editorial, swiss, notebook, studio, poster, night };
