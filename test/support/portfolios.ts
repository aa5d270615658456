/** Frozen portfolios. Tests never read `content/`, so an owner's content, or a new sample, breaks none of them. */
export const portfolioFolders = {
  cartographer: "test/fixtures/portfolios/cartographer",
  composer: "test/fixtures/portfolios/composer",
} as const;

/** The portfolio that most tests build and serve: the sample of version 0.1. */
export const sampleContent = portfolioFolders.cartographer;
