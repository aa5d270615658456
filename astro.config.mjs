import { defineConfig, passthroughImageService } from "astro/config";
import { devServer } from "./functions/hosts/dev.ts";

export default defineConfig({
  build: { format: "directory", inlineStylesheets: "never" },
  trailingSlash: "ignore",
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  integrations: [devServer()],
});
