import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { ContactInput } from "../src/contract/resources/job.ts";

/** A minimal handler of inquiries: parses the body, validates it and answers. Argument: port. */
const app = new Hono();
app.get("/", (context) => context.text("ok"));
app.post("/api/contact", async (context) => {
  const checked = ContactInput.safeParse(await context.req.json());
  return checked.success ? context.json({ ok: true }, 202) : context.json({ ok: false }, 422);
});

serve({ fetch: app.fetch, port: Number(process.argv[2] ?? 0), hostname: "127.0.0.1" });
