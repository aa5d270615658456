import { handedOver } from "../../../build/handover.ts";
import type { Skills } from "../../../portfolio/discovery/agent-skills.ts";
import { apiSkill } from "../../../portfolio/discovery/api-skill.ts";
import contentSkill from "../../../portfolio/discovery/vitrine-content.md?raw";

/** The skills of the site that is built. */
export const skills = (): Skills => {
  const { portfolio, site } = handedOver();
  return { "portfolio-api": apiSkill(portfolio, site), "vitrine-content": contentSkill };
};
