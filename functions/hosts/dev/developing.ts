import type { AstroIntegration, IntegrationResolvedRoute } from "astro";
import type { NodeSettings } from "../node/settings.ts";
import { answering } from "./answering.ts";
import { devAssets } from "./dev-assets.ts";
import { devPorts } from "./dev-ports.ts";
import { followContent } from "./follow-content.ts";
import { loadedApp } from "./loaded-app.ts";
import { showMistakes } from "./show-mistakes.ts";

/** Puts the whole API in front of Astro's pages, both renewed when content or code changes. */
export const developing = (content: string, settings: NodeSettings): AstroIntegration => {
  let routes: readonly IntegrationResolvedRoute[] = [];
  return {
    name: "vitrine-dev",
    hooks: {
      "astro:routes:resolved": (resolved) => {
        routes = resolved.routes;
      },
      "astro:server:setup": async ({ server, logger }) => {
        const followed = await followContent(content, settings.SITE_URL, server, logger);
        showMistakes(server, followed);
        const assets = devAssets(server, followed.current, () => routes);
        const app = loadedApp(server, devPorts(settings, logger), assets, followed.current);
        server.middlewares.use(answering({ app, assets, content: followed.current, logger, routes: () => routes }));
      },
    },
  };
};
