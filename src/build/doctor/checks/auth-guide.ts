import { protectedResourcePath } from "../../../contract/discovery.ts";
import { serverOf } from "../auth-documents.ts";
import { type Check, judged, onService } from "../check.ts";
import { deadEnds, ownPath, textAt } from "../documents.ts";

/** A path that needs a credential says how one is found (RFC 9728 §5.1). */
export const challenge: Check = {
  id: "auth-challenge",
  title: "Challenge of 401",
  run: onService(async (site) => {
    const { status, headers } = await site.get("/api");
    const fix = "Let the app answer /api, and let nothing take WWW-Authenticate off.";
    const said = headers.get("www-authenticate") ?? "";
    const [, metadata] = /^Bearer\b.*\bresource_metadata="([^"]+)"/i.exec(said) ?? [];
    const rules: [holds: boolean, found: string][] = [
      [status === 401, `/api answers ${status} without a credential`],
      [metadata !== undefined, said ? `WWW-Authenticate is ${said}` : "there is no WWW-Authenticate"],
    ];
    const dead = metadata ? await deadEnds(site, [metadata]) : [];
    const found = [...rules.flatMap(([holds, each]) => (holds ? [] : [each])), ...dead];
    return judged(
      found.map((each) => ({ found: each, fix })),
      metadata ?? "",
    );
  }),
};

/** The guide for agents, with the addresses that the metadata has. */
export const authMd: Check = {
  id: "auth-md",
  title: "auth.md",
  run: async (site) => {
    const path = "/auth.md";
    const text = await textAt(site, path, ["text/markdown", "text/plain"]);
    const { register_uri, claim_uri, revocation_uri } = (await serverOf(site)).agent_auth;
    const missing = [register_uri, claim_uri, revocation_uri, protectedResourcePath].filter(
      (each) => !text.includes(ownPath(site, each) ?? each),
    );
    const faults = [
      ...(text.startsWith("# ") || text.startsWith("---\n")
        ? []
        : [{ found: "it begins with no title", fix: "Begin with `# `." }]),
      ...missing.map((each) => ({ found: `it does not name ${each}`, fix: "Say what the metadata says." })),
    ];
    return judged(faults, `${text.length} characters`);
  },
};
