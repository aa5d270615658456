import { defaults, getProfile, listProjects, postContact } from "./generated.ts";
import { base, credential, inquiry, print, typed } from "./report.ts";

defaults.baseUrl = base;
const profile = await getProfile();
const known = await getProfile({ headers: { "x-api-key": credential } });
const list = await listProjects({ limit: 2, $type: "personal" });
const refused = await listProjects({ limit: 0 });
const accepted = await postContact(inquiry, { idempotencyKey: crypto.randomUUID() });
const invalid = await postContact({ ...inquiry, email: "grace" });
if (profile.status !== 200 || list.status !== 200 || accepted.status !== 202) throw new Error("unexpected success");
if (refused.status !== 422 || invalid.status !== 422) throw new Error("unexpected error");

print({
  name: typed(profile.data.name),
  policies: [profile, known].map(({ headers }) => headers.get("RateLimit-Policy")),
  titles: typed(list.data.projects.map(({ title }) => title)),
  job: typed(accepted.data.status),
  listError: [typed(refused.data.error.code), typed(refused.data.error.message)],
  inquiryError: [typed(invalid.data.error.code), typed(invalid.data.error.message)],
});
