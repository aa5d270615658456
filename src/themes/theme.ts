import type { Appearance, Density, FontName } from "./names.ts";

/** The colors of an appearance, as `#rrggbb`. Each is the custom property of its name (`accentInk` is `--accent-ink`). */
export interface Palette {
  /** The page. */
  readonly paper: string;
  /** Cards, fields and code. */
  readonly case: string;
  readonly ink: string;
  /** Secondary text. */
  readonly quiet: string;
  /** Decorative rules. */
  readonly line: string;
  /** The borders of controls, and rules between sections. */
  readonly edge: string;
  /** Links, buttons and focus. */
  readonly accent: string;
  /** Text on the accent. */
  readonly accentInk: string;
  /** The background of selected items, notices and inline code. */
  readonly accentSoft: string;
  /** A second accent, for years. */
  readonly spot: string;
  readonly warn: string;
  readonly warnSoft: string;
  /** The methods of operations. */
  readonly get: string;
  readonly post: string;
  // The parts of code.
  readonly codeKeyword: string;
  readonly codeString: string;
  readonly codeNumber: string;
  readonly codeFunction: string;
}

/** The type, shapes and spacing of a theme: CSS values by the names of their custom properties. */
export interface Tokens {
  readonly "heading-weight": string;
  readonly "heading-tracking": string;
  readonly "heading-leading": string;
  /** The `text-transform` of headings. */
  readonly "heading-case": string;
  readonly "display-tracking": string;
  readonly "display-leading": string;
  /** The lowest line height of headings of any size. Capitals need room for their accents. */
  readonly "least-leading": string;
  /** Style, weight and family of the text below a heading. */
  readonly "lead-style": string;
  readonly "lead-weight": string;
  readonly "lead-font": string;
  /** The `text-transform` of small labels. */
  readonly "label-case": string;
  readonly "label-tracking": string;
  readonly "body-leading": string;
  // Font sizes.
  readonly small: string;
  readonly note: string;
  readonly body: string;
  readonly large: string;
  readonly lead: string;
  readonly heading: string;
  readonly title: string;
  readonly display: string;
  /** The longest line of text. */
  readonly measure: string;
  /** The column of section headings. */
  readonly margin: string;
  // Borders: width, style and color.
  readonly rule: string;
  readonly "rule-section": string;
  readonly "rule-strong": string;
  /** Above every page. */
  readonly "rule-page": string;
  readonly "card-border": string;
  /** The upper border of the boxes with facts and for questions. */
  readonly "label-border": string;
  readonly "card-shadow": string;
  readonly "card-shadow-hover": string;
  /** Fields, code and badges. */
  readonly radius: string;
  readonly "radius-card": string;
  readonly "radius-button": string;
  readonly underline: string;
  /** The `background-image` of the page. */
  readonly backdrop: string;
}

/** Everything that distinguishes the look of a site. */
export interface Theme {
  readonly description: string;
  readonly appearance: Appearance;
  readonly light: Palette;
  readonly dark: Palette;
  readonly fonts: ThemeFonts;
  readonly density: Density;
  readonly tokens: Tokens;
}

export interface ThemeFonts {
  readonly heading: FontName;
  readonly body: FontName;
  /** Navigation, buttons and labels. */
  readonly ui: FontName;
  readonly mono: FontName;
}
