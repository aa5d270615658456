import { defineConfig } from "astro/config";
import vitrine from "./src/index.ts";

export default defineConfig({ integrations: [vitrine()] });
