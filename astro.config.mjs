import { defineConfig, passthroughImageService } from "astro/config";

export default defineConfig({
  // Files are small, and writing each is mostly waiting.
  build: { format: "directory", inlineStylesheets: "never", concurrency: 8 },
  trailingSlash: "ignore",
  // Colours would come as styles on each word, and load a highlighter for pages that have nothing to highlight.
  markdown: { syntaxHighlight: false },
  image: { service: passthroughImageService() },
  // The policy of the pages runs scripts of this site's files alone.
  vite: { build: { assetsInlineLimit: 0 } },
});
