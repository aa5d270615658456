import { type Check, notApplicable } from "./check.ts";
import { bodyText } from "./documents/documents.ts";
import type { Site } from "./site/site.ts";

/** Whether the site was built without the app: its OpenAPI document then describes files (D64). */
export const isStatic = async (site: Site): Promise<boolean> => {
  const response = await site.get("/openapi.json", {});
  if (response.status !== 200) return false;
  try {
    return "/api/profile.json" in JSON.parse(bodyText(response)).paths;
  } catch {
    return false;
  }
};

/** A check of what only a site with the app has. */
export const ofTheApp = (check: Check): Check => ({
  ...check,
  run: async (site, now) =>
    (await isStatic(site)) ? notApplicable("the site was built without the app") : check.run(site, now),
});
