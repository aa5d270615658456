import { limits } from "../../contract/limits.ts";
import { listAgentEvents, mintIdentity, postAgentEvent, postKey } from "../../contract/operations/credentials.ts";
import { routes } from "../../contract/routes.ts";
import { curlCommand } from "../curl.ts";
import type { SandboxExample } from "./sandbox-example.ts";

const protectedPaths = routes
  .filter(({ requiresAuth, version }) => requiresAuth && version === "current")
  .map(({ path }) => path);
const firstPath = "/agent/auth";

/** Get, use and revoke a credential. */
export const credential = (site: string): SandboxExample => ({
  id: "credential",
  title: "Get and revoke a key",
  text: `Reads need no credential, but a few other paths, such as \`${firstPath}\`, require one. A demo key or token is free and gives access to those paths until it
expires or you revoke it. The credential is stored only in this browser tab. The “Try it” forms in the [API reference](/docs) can
also send it.`,
  steps: [
    {
      id: "get-credential",
      title: "Get a credential",
      text: `[POST ${postKey.path}](/docs/credentials#postKey) issues a key that is valid for ${limits.credential.keyLifetimeSeconds / 3600} hours. [POST ${mintIdentity.path}](/docs/credentials#mintIdentity) issues
a token that is valid for ${limits.credential.tokenLifetimeSeconds / 60} minutes.`,
      command: curlCommand(site + postKey.path, { method: "POST" }),
      fields: [
        {
          name: "kind",
          label: "Type",
          kind: "choice",
          value: postKey.path,
          options: [
            [postKey.path, "Demo key"],
            [mintIdentity.path, "Access token"],
          ],
        },
      ],
      runLabel: "Get a credential",
    },
    {
      id: "use-credential",
      title: "Use the credential",
      text: "The example is the response for the demo key from step 1, which is `$KEY`. Without a credential, you get 401.",
      command: `curl ${site}${firstPath} \\\n  -H "x-api-key: $KEY"`,
      fields: [
        {
          name: "path",
          label: "Path",
          kind: "choice",
          value: firstPath,
          options: protectedPaths.map((path) => [path, path]),
        },
      ],
      runLabel: "Use the credential",
    },
    {
      id: "revoke-credential",
      title: "Revoke the credential",
      text: `[POST ${postAgentEvent.path}](/docs/credentials#postAgentEvent) revokes the credential immediately, on every server.`,
      command: `curl ${site}${postAgentEvent.path} \\
  -H 'Content-Type: application/json' \\
  -d "{\\"event\\":\\"revoke\\",\\"token\\":\\"$KEY\\"}"`,
      runLabel: "Revoke the credential",
      waitsFor: "Available after step 1, which gets a credential.",
    },
    {
      id: "refused-credential",
      title: "Try the revoked credential",
      text: "The request that used the credential now returns 401, because the credential was revoked.",
      command: `curl ${site}${firstPath} \\\n  -H "x-api-key: $KEY"`,
      runLabel: "Use it again",
      waitsFor: "Available after step 3, which revokes the credential.",
    },
    {
      id: "list-events",
      title: "List the events",
      text: `[GET ${listAgentEvents.path}](/docs/credentials#listAgentEvents) lists recently issued and revoked credentials by fingerprint.`,
      command: curlCommand(site + listAgentEvents.path),
      runLabel: "List the events",
    },
  ],
});
