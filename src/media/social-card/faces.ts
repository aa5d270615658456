import type { WantedFace } from "../../themes/fonts/pictures.ts";
import type { Theme } from "../../themes/theme.ts";

/** The texts of a card that differ in type. */
export type CardFace = "title" | "lead" | "label";

/** The faces of a card: those that the pages of the theme use for the same texts. */
export const cardFaces = ({ fonts, tokens }: Theme): Readonly<Record<CardFace, WantedFace>> => ({
  title: { font: fonts.heading, weight: tokens["heading-weight"] },
  lead: {
    font: tokens["lead-font"] === "var(--font-heading)" ? fonts.heading : fonts.body,
    weight: tokens["lead-weight"],
    style: tokens["lead-style"],
  },
  label: { font: fonts.ui, weight: "500" },
});
