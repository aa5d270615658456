import { bundleWorker, workerMain } from "./bundle.ts";

/** Wrangler runs this before it previews, checks or deploys a Worker (`build` in wrangler.jsonc). */
await bundleWorker(workerMain, ".build/worker/cloudflare.js");
