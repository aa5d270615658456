import { client } from "./generated/client.gen.ts";
import { getProfile, listProjects, postContact } from "./generated/sdk.gen.ts";
import { base, credential, inquiry, print, typed } from "./report.ts";

client.setConfig({ baseUrl: base });
const profile = await getProfile();
const known = await getProfile({ auth: credential });
const list = await listProjects({ query: { limit: 2, type: "personal" } });
const refused = await listProjects({ query: { limit: 0 } });
const accepted = await postContact({ body: inquiry, headers: { "Idempotency-Key": crypto.randomUUID() } });
const invalid = await postContact({ body: { ...inquiry, email: "grace" } });
if (!profile.data || !list.data || !refused.error || !accepted.data || !invalid.error) throw new Error("unexpected");

print({
  name: typed(profile.data.name),
  policies: [profile, known].map(({ response }) => response?.headers.get("RateLimit-Policy") ?? null),
  titles: typed(list.data.projects.map(({ title }) => title)),
  job: typed(accepted.data.status),
  listError: [typed(refused.error.error.code), typed(refused.error.error.message)],
  inquiryError: [typed(invalid.error.error.code), typed(invalid.error.error.message)],
});
