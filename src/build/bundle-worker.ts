import { bundleWorker, workerMain } from "./worker/bundle.ts";

/** Wrangler runs it before a Worker is previewed, checked or deployed, and takes the file that it writes (wrangler.jsonc). */
await bundleWorker(workerMain, ".build/worker/cloudflare.js");
