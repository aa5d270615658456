import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import pLimit from "p-limit";
import type { SharedContext } from "../../content/build-context.ts";
import { fontNotices } from "../fonts/omitted-text.ts";
import type { SocialCard } from "./card.ts";
import { drawSocialCard } from "./draw.ts";

/**
 * Draws the cards of pages, and writes them to a rendered site. `onCard` is called after each card that the cache did not have.
 * @throws PictureError if sharp is missing.
 */
export const writeSocialCards = async (
  rendered: string,
  cards: readonly SocialCard[],
  context: Pick<SharedContext, "portfolio" | "folder">,
  onCard: (drawn: number) => void,
): Promise<void> => {
  let drawn = 0;
  // While Typst composes a card, other threads encode those before it.
  await pLimit(availableParallelism() + 1).map(cards, async (card) => {
    const { bytes, isNew } = await drawSocialCard(card, context);
    const file = join(rendered, card.path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    if (isNew) onCard(++drawn);
  });
};

/** Warnings for the build output about texts that no card shows, one per font that an owner can install. */
export const omittedTextNotices = (cards: readonly SocialCard[]): string[] =>
  fontNotices(
    "Social cards omit",
    cards.flatMap(({ omitted }) => omitted),
  );
