import { defineConfig, passthroughImageService } from "astro/config";
import { devServer } from "./functions/hosts/dev.ts";
import { defaultPort } from "./src/contract/base.ts";

export default defineConfig({
  build: { format: "directory", inlineStylesheets: "never" },
  server: { port: Number(process.env.PORT ?? defaultPort), host: process.env.HOST ?? "127.0.0.1" },
  trailingSlash: "ignore",
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  integrations: [devServer()],
});
