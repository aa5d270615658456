import { type Check, type CheckFault, faultUnless, passOrFail } from "../../check.ts";
import type { Site } from "../../site/site.ts";
import { isStatic } from "../../static-site.ts";

const open = [
  "/api/profile.json",
  "/api/projects.json",
  "/openapi.json",
  "/llms.txt",
  "/auth.md",
  "/.well-known/api-catalog",
  "/.well-known/ai-catalog.json",
  "/.well-known/agent-skills/index.json",
  "/.well-known/oauth-protected-resource",
  "/.well-known/oauth-authorization-server",
];

const fix = "Have the host send `Access-Control-Allow-Origin: *` with it, as `_headers` in the built folder says.";
const Origin = "https://elsewhere.example";

const preflight = async (site: Site): Promise<CheckFault[]> => {
  const path = "/api/contact";
  const preflight = {
    Origin,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "content-type",
  };
  const { status, headers } = await site.send("OPTIONS", path, preflight);
  const allows = (name: string, value: string) =>
    (headers.get(name) ?? "").split(",").some((item) => ["*", value].includes(item.trim().toLowerCase()));
  const isOpen =
    status >= 200 &&
    status < 300 &&
    headers.get("access-control-allow-origin") === "*" &&
    allows("access-control-allow-methods", "post") &&
    allows("access-control-allow-headers", "content-type");
  return faultUnless(
    isOpen,
    `OPTIONS ${path} does not allow scripts to post JSON`,
    "Forward OPTIONS requests to the app.",
  );
};

/** Scripts of any origin may read public documents, and post to a running app. */
export const cors: Check = {
  id: "cors",
  title: "Cross-origin access (CORS)",
  run: async (site) => {
    const responses = await Promise.all(open.map(async (path) => ({ path, ...(await site.get(path, { Origin })) })));
    const there = responses.filter(({ status }) => status === 200);
    const closed = there.filter(({ headers }) => headers.get("access-control-allow-origin") !== "*");
    const takesPosts = site.address !== undefined && !(await isStatic(site));
    const faults = [
      ...faultUnless(there.length > 0, "none of the documents exists", "Build the site again."),
      ...closed.map(({ path }) => ({ found: `${path} cannot be read by scripts of other sites`, fix })),
      ...(takesPosts ? await preflight(site) : []),
    ];
    return passOrFail(faults, `${there.length} documents${takesPosts ? ", and POST" : ""}`);
  },
};
