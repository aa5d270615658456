import { resolve } from "node:path";
import type { AstroIntegration, IntegrationResolvedRoute } from "astro";
import { buildLanguages } from "../../../src/content/build-context.ts";
import { basePathOf } from "../../../src/contract/base.ts";
import { splitLanguage } from "../../../src/contract/site/languages.ts";
import { textLanguages } from "../../../src/strings/strings.ts";
import type { NodeSettings } from "../node/settings.ts";
import { createAppLoader } from "./app-loader.ts";
import { devAssets } from "./dev-assets.ts";
import { devMiddleware } from "./dev-middleware.ts";
import { devPorts } from "./dev-ports.ts";
import { showErrorOverlay } from "./error-overlay.ts";
import { isImported } from "./vite.ts";
import { watchContent } from "./watch-content.ts";

/** What Vite must not serve at `/@fs/`: its own list, which this one replaces, and what else has secrets and state. */
const privateFiles = ({ DATA_DIR }: NodeSettings): string[] => [
  ...[".env", ".env.*", "*.{crt,pem,key,p12,pfx,cer,der}", ".npmrc", ".yarnrc.yml", "**/.git/**"],
  ...[".dev.vars", ".dev.vars.*", ".import.json", "**/.data/**"],
  // Not the whole folder, which may be that of the project.
  `${resolve(DATA_DIR).replaceAll("\\", "/")}/{secret,state.db}*`,
];

/** Creates an Astro integration that serves the API in front of Astro's pages, and reloads both after edits. */
export const devIntegration = (content: string, settings: NodeSettings): AstroIntegration => {
  const { SITE_URL: site } = settings;
  let routes: readonly IntegrationResolvedRoute[] = [];
  return {
    name: "vitrine-dev",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { server: { fs: { deny: privateFiles(settings) } } } });
      },
      "astro:routes:resolved": (resolved) => {
        routes = resolved.routes;
      },
      "astro:server:setup": async ({ server, logger }) => {
        const watcher = await watchContent(content, site, server, logger);
        showErrorOverlay(server, watcher);
        /** The routes without those of languages that the content does not have (D18). */
        const routesOfContent = (): typeof routes => {
          const languages = buildLanguages() ?? [];
          const others = textLanguages.filter((language) => !languages.includes(language));
          return routes.filter(
            ({ pattern, origin }) => origin === "project" || !splitLanguage(pattern, others).language,
          );
        };
        const assets = devAssets(server, basePathOf(site), watcher.current, routesOfContent);
        const app = createAppLoader(server, devPorts(settings, logger), assets, watcher.current);
        server.middlewares.use(
          devMiddleware({
            site,
            app,
            assets,
            content: watcher.current,
            logger,
            routes: routesOfContent,
            isImported: (path) => isImported(server, path),
            publicFolder: resolve(server.config.publicDir || "public"),
          }),
        );
      },
    },
  };
};
