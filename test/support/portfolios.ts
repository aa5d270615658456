/** Frozen portfolios. Tests never read `content/`, so an owner's content, or a new sample, breaks none of them. */
export const portfolioFolders = {
  cartographer: "test/fixtures/portfolios/cartographer",
  composer: "test/fixtures/portfolios/composer",
  /** From right to left, and in a script that the packaged fonts have. */
  arabic: "test/fixtures/portfolios/arabic",
  /** In a script that they lack. */
  japanese: "test/fixtures/portfolios/japanese",
} as const;

/** The portfolio that most tests build and serve: the sample of version 0.1. */
export const sampleContent = portfolioFolders.cartographer;
