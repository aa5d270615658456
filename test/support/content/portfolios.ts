/** Frozen portfolios. Tests never read `content/`, so an owner's content, or a new sample, breaks none of them. */
export const portfolioFolders = {
  cartographer: "test/fixtures/portfolios/cartographer",
  composer: "test/fixtures/portfolios/composer",
  /** In English, German and Arabic; both translations are incomplete. */
  trilingual: "test/fixtures/portfolios/trilingual",
  /** In Greek, for which Vitrine has no texts, with everything that a portfolio can have. */
  greek: "test/fixtures/portfolios/greek",
  /** From right to left, and in a script that the packaged fonts have. */
  arabic: "test/fixtures/portfolios/arabic",
  /** In a script that they lack. */
  japanese: "test/fixtures/portfolios/japanese",
} as const;

/** The portfolio that most tests build and serve: the sample of version 0.1. */
export const sampleContent = portfolioFolders.cartographer;
