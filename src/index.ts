import { parse } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { passthroughImageService } from "astro/config";
import { setSiteOptions } from "./configuration/current-options.ts";
import type { VitrineOptions } from "./configuration/options.ts";
import { readOptions } from "./configuration/read-options.ts";
import { ownerParts } from "./configuration/vite-plugin.ts";
import { buildContext, buildHosting, buildLanguages } from "./content/build-context.ts";
import type { Portfolio } from "./content/content.ts";
import { languagesOf } from "./content/languages/languages.ts";
import { setBuildOutput } from "./content/output/build-output.ts";
import { ownIntegrations, rendersAll } from "./content/output/renders-all.ts";
import { localPath } from "./contract/site/languages.ts";
import { referencePages } from "./contract/site/pages.ts";
import { answerTemplate } from "./contract/site/templates/answer-page.ts";
import { matchTemplate } from "./contract/site/templates/match-page.ts";
import { type Hosting, isOffered } from "./contract/static/hosting.ts";
import { filePaths } from "./routes/file-paths.ts";
// Reading the texts here also makes them available to the bundled pages, where their files are not found.
import { allStrings, textLanguages } from "./strings/strings.ts";
import { siteTheme } from "./themes/site-theme.ts";

/** The routes of every site: pattern, and file. */
const routes: readonly (readonly [pattern: string, file: string])[] = [
  ["/", "./routes/pages/index.astro"],
  ["/404", "./routes/pages/404.astro"],
  [answerTemplate, "./routes/pages/answer.astro"],
  [matchTemplate, "./routes/pages/match.astro"],
  ["/changelog", "./routes/pages/changelog.astro"],
  ["/developers", "./routes/pages/developers.astro"],
  ["/docs", "./routes/pages/docs/overview.astro"],
  ...referencePages.map(({ path }) => [path, "./routes/pages/docs/operations.astro"] as const),
  ["/projects", "./routes/pages/projects.astro"],
  ["/projects/[slug]", "./routes/pages/project.astro"],
  ["/projects/[slug]/cover.svg", "./routes/cover.ts"],
  ["/_astro/[picture]", "./routes/picture.ts"],
  ["/sandbox", "./routes/pages/sandbox.astro"],
  ["/[...page].md", "./routes/markdown.ts"],
  ["/api/[...file]", "./routes/api.ts"],
  ["/.well-known/[security].txt", "./routes/security-txt.ts"],
  ...filePaths.map((path) => [path, "./routes/file.ts"] as const),
];

/** The files of pages that are different without the app. */
const staticPages: Readonly<Record<string, string>> = {
  "./routes/pages/docs/overview.astro": "./routes/pages/docs/static.astro",
};

/** The routes of a site. Without the app, fewer exist, and `/docs` describes files (D64). */
const routesFor = (hosting: Hosting): typeof routes =>
  routes
    .filter(([pattern]) => isOffered(hosting, pattern))
    .map(([pattern, file]) => [pattern, hosting === "static" ? (staticPages[file] ?? file) : file]);

/** All text that pages can show in all languages, but for the guides, which are in English. */
const siteText = (portfolio: Portfolio): string =>
  JSON.stringify(portfolio) + languagesOf(portfolio).map(allStrings).join("");

/** The routes of a further language: those whose pages and files each language has (D18). */
const routesIn = (language: string, all: typeof routes): typeof routes => [
  ...all.flatMap(([pattern, file]) => {
    const local = localPath(language, pattern);
    return local === pattern ? [] : [[local, file] as const];
  }),
  ...all.flatMap(([pattern, file]) =>
    pattern === answerTemplate || pattern === matchTemplate ? [[`/${language}${pattern}`, file] as const] : [],
  ),
  [`/${language}/[...page].md`, "./routes/markdown.ts"],
  [`/${language}/api/[...file]`, "./routes/api.ts"],
];

export type { VitrineOptions };

/** A dependency of Vitrine as Vite finds it: in an owner's repository it can be below Vitrine's own folder. */
const nested = (name: string): string => (import.meta.url.endsWith(".ts") ? name : `vitrine > ${name}`);

/** Short names of reduced fonts: the style sheet names each, and should fit into the first packets. */
const shortNames = (folder: string) => ({
  assetFileNames: ({ names }: { readonly names: readonly string[] }): string =>
    `${folder}/${parse(names[0] ?? "").name.replace(/-[0-9a-f]{16}$/, "-part")}.[hash][extname]`,
});

/**
 * The Astro integration: adds every page and file of a portfolio to an Astro project (D15).
 * @throws ConfigurationError, when Astro sets it up, if the options are invalid.
 */
export default function vitrine(options: VitrineOptions = {}): AstroIntegration & { readonly options: VitrineOptions } {
  return {
    name: ownIntegrations.site,
    options,
    hooks: {
      "astro:config:setup": ({ config, addMiddleware, injectRoute, updateConfig }) => {
        const root = fileURLToPath(config.root);
        const siteOptions = readOptions(options, root);
        setSiteOptions(siteOptions);
        if (rendersAll(fileURLToPath(config.srcDir), config.integrations)) setBuildOutput(undefined);
        const hosting = buildHosting();
        const routes = routesFor(hosting);
        // The dev server reads the content later, and serves the languages that it then has.
        const languages = buildLanguages() ?? textLanguages;
        for (const [pattern, file] of [...routes, ...languages.flatMap((language) => routesIn(language, routes))])
          injectRoute({ pattern, entrypoint: new URL(file, import.meta.url) });
        const middleware = [
          ...(languages.length > 0 ? ["./routes/middleware/languages.ts"] : []),
          ...(config.base === "/" ? [] : ["./routes/own-links/middleware.ts"]),
          "./routes/middleware/load-order.ts",
        ];
        for (const file of middleware) addMiddleware({ order: "pre", entrypoint: new URL(file, import.meta.url) });
        updateConfig({
          // Writing small files is mostly waiting.
          build: { format: "directory", inlineStylesheets: "never", concurrency: 8 },
          trailingSlash: "ignore",
          // Syntax highlighting would add inline styles to each word.
          markdown: { syntaxHighlight: false },
          image: { service: passthroughImageService() },
          vite: {
            define: { __HOSTING__: JSON.stringify(hosting), __HAS_LANGUAGES__: String(languages.length > 0) },
            plugins: [
              ownerParts(siteOptions, root, {
                folder: () => buildContext().folder,
                theme: () => siteTheme(buildContext().portfolio.site),
                text: () => siteText(buildContext().portfolio),
                hasLanguages: () => buildContext().portfolio.variants !== undefined,
              }),
            ],
            // Files below node_modules are otherwise not bundled. Node cannot import Astro files, and JSON only with an attribute that
            // Vite removes.
            ssr: { noExternal: ["vitrine", "stopwords-iso"] },
            // The content security policy forbids inline scripts. One style sheet needs fewer requests, and pages share it. The
            // sandbox has one more.
            build: {
              assetsInlineLimit: 0,
              cssCodeSplit: false,
              rolldownOptions: { output: shortNames(config.build.assets) },
            },
            // Vite looks for packages in `src/pages`; finding these later would reload an open page.
            optimizeDeps: { include: ["eventsource-parser", "leven", "minisearch"].map(nested) },
          },
        });
      },
    },
  };
}
