import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** The violations of accessibility rules on a page, or in the parts of it that selectors name. */
export const violationsOn = async (page: Page, ...parts: readonly string[]): Promise<string[]> => {
  // Pages have no frames, so one pass in the page is enough, and only violations are needed: twice as fast.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  for (const part of parts) builder.include(part);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};
