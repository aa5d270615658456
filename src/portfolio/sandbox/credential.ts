import { limits } from "../../contract/limits.ts";
import { listAgentEvents, mintIdentity, postAgentEvent, postKey } from "../../contract/operations/credentials.ts";
import { routes } from "../../contract/routes.ts";
import { curlCommand } from "../curl.ts";
import type { Experiment } from "./experiment.ts";

const guarded = routes.filter(({ guarded, version }) => guarded && version === "current").map(({ path }) => path);
const firstGuarded = "/agent/auth";

/** A credential from its beginning to its end. */
export const credential = (site: string): Experiment => ({
  id: "credential",
  title: "Get a key and end it",
  text: `Reads need no credential, but some paths do. A demo key or token costs nothing, opens those paths and ends when you say so. It
stays in this tab, and the requests of the [API reference](/docs) can use it too.`,
  steps: [
    {
      id: "get-credential",
      title: "Get one",
      text: `[POST ${postKey.path}](/docs#postKey) gives a key for ${limits.credential.key / 3600} hours, and [POST ${mintIdentity.path}](/docs#mintIdentity) a token for
${limits.credential.token / 60} minutes.`,
      command: curlCommand(site + postKey.path, { method: "POST" }),
      fields: [
        {
          name: "kind",
          label: "Kind",
          kind: "choice",
          value: postKey.path,
          options: [
            [postKey.path, "Demo key"],
            [mintIdentity.path, "Access token"],
          ],
        },
      ],
      run: "Get a credential",
    },
    {
      id: "use-credential",
      title: "Use it",
      text: "These paths answer 401 without a credential. `$KEY` is the key or token of the answer above.",
      command: `curl ${site}${firstGuarded} \\\n  -H "x-api-key: $KEY"`,
      fields: [
        {
          name: "path",
          label: "Path",
          kind: "choice",
          value: firstGuarded,
          options: guarded.map((path) => [path, path]),
        },
      ],
      run: "Use the credential",
    },
    {
      id: "revoke-credential",
      title: "Revoke it",
      text: `[POST ${postAgentEvent.path}](/docs#postAgentEvent) ends it at once, everywhere.`,
      command: `curl ${site}${postAgentEvent.path} \\
  -H 'Content-Type: application/json' \\
  -d "{\\"event\\":\\"revoke\\",\\"token\\":\\"$KEY\\"}"`,
      run: "Revoke the credential",
    },
    {
      id: "refused-credential",
      title: "See it refused",
      text: "The same request as before is 401 now, and says why.",
      command: `curl -i ${site}${firstGuarded} \\\n  -H "x-api-key: $KEY"`,
      run: "Use it once more",
    },
    {
      id: "list-events",
      title: "Find it in the list",
      text: `[GET ${listAgentEvents.path}](/docs#listAgentEvents) shows what was issued and revoked lately: fingerprints, and no credential.`,
      command: curlCommand(site + listAgentEvents.path),
      run: "List the events",
    },
  ],
});
