import createClient from "openapi-fetch";
import type { paths } from "./generated.ts";
import { base, credential, inquiry, print, typed } from "./report.ts";

const client = createClient<paths>({ baseUrl: base });
const profile = await client.GET("/api/profile");
const known = await client.GET("/api/profile", { headers: { "x-api-key": credential } });
const list = await client.GET("/api/projects", { params: { query: { limit: 2, type: "personal" } } });
const refused = await client.GET("/api/projects", { params: { query: { limit: 0 } } });
const accepted = await client.POST("/api/contact", {
  params: { header: { "Idempotency-Key": crypto.randomUUID() } },
  body: inquiry,
});
const invalid = await client.POST("/api/contact", { body: { ...inquiry, email: "grace" } });
if (!profile.data || !list.data || !refused.error || !accepted.data || !invalid.error) throw new Error("unexpected");

print({
  name: typed(profile.data.name),
  policies: [profile.response.headers.get("RateLimit-Policy"), known.response.headers.get("RateLimit-Policy")],
  titles: typed(list.data.projects.map(({ title }) => title)),
  job: typed(accepted.data.status),
  listError: [typed(refused.error.error.code), typed(refused.error.error.message)],
  inquiryError: [typed(invalid.error.error.code), typed(invalid.error.error.message)],
});
