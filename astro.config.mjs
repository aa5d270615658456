import { defineConfig, passthroughImageService } from "astro/config";
import { devServer } from "./functions/hosts/dev.ts";
import { defaultPort } from "./src/contract/base.ts";

export default defineConfig({
  // Files are small, and writing each is mostly waiting.
  build: { format: "directory", inlineStylesheets: "never", concurrency: 8 },
  server: { port: Number(process.env.PORT ?? defaultPort), host: process.env.HOST ?? "127.0.0.1" },
  trailingSlash: "ignore",
  // Colours would come as styles on each word, and load a highlighter for pages that have nothing to highlight.
  markdown: { syntaxHighlight: false },
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  // The policy of the pages runs scripts of this site's files alone.
  vite: { build: { assetsInlineLimit: 0 } },
  integrations: [devServer()],
});
