import type { AstroIntegration } from "astro";
import { passthroughImageService } from "astro/config";
import { filePaths } from "./routes/file-paths.ts";

/** The routes of every site: pattern, and file. */
const routes: readonly (readonly [pattern: string, file: string])[] = [
  ["/", "./routes/pages/index.astro"],
  ["/404", "./routes/pages/404.astro"],
  ["/changelog", "./routes/pages/changelog.astro"],
  ["/developers", "./routes/pages/developers.astro"],
  ["/docs", "./routes/pages/docs.astro"],
  ["/projects", "./routes/pages/projects.astro"],
  ["/projects/[slug]", "./routes/pages/project.astro"],
  ["/sandbox", "./routes/pages/sandbox.astro"],
  ["/[...page].md", "./routes/markdown.ts"],
  ["/api/[...file]", "./routes/api.ts"],
  ["/.well-known/[security].txt", "./routes/security-txt.ts"],
  ...filePaths.map((path) => [path, "./routes/file.ts"] as const),
];

/** The Astro integration: adds every page and file of a portfolio to an Astro project. */
export default function vitrine(): AstroIntegration {
  return {
    name: "vitrine",
    hooks: {
      "astro:config:setup": ({ injectRoute, updateConfig }) => {
        for (const [pattern, file] of routes) injectRoute({ pattern, entrypoint: new URL(file, import.meta.url) });
        updateConfig({
          // Writing small files is mostly waiting.
          build: { format: "directory", inlineStylesheets: "never", concurrency: 8 },
          trailingSlash: "ignore",
          // Syntax highlighting would add inline styles to each word.
          markdown: { syntaxHighlight: false },
          image: { service: passthroughImageService() },
          vite: {
            // The content security policy forbids inline scripts.
            build: { assetsInlineLimit: 0 },
            // Vite looks for packages in `src/pages`; finding these later would reload an open page.
            optimizeDeps: { include: ["eventsource-parser", "leven"] },
          },
        });
      },
    },
  };
}
