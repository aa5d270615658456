import type { SocialCard } from "./card.ts";

/** Vite bundles the pages separately from the build, so the two share a global (D25). */
const key = Symbol.for("vitrine.social-cards");
const shared = globalThis as { [key]?: Map<string, SocialCard> };
shared[key] ??= new Map();
const cards = shared[key];

/** Notes the card of a page that was rendered. */
export const addSocialCard = (card: SocialCard): void => {
  cards.set(card.path, card);
};

/** The cards of the pages that were rendered, by path. */
export const renderedCards = (): ReadonlyMap<string, SocialCard> => cards;

/** Forgets the cards of an earlier build. */
export const clearSocialCards = (): void => cards.clear();
