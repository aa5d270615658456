import { expect, test } from "vitest";
import type { StartedHost } from "../ask/ask-model-contract.ts";
import { testSite } from "../hosts/programs.ts";
import { callAt, type HttpResponse } from "../http/http-client.ts";
import { credentialsClient, inBatches } from "./credentials.ts";

/** The contract of a host's limits for credentials that anyone can get (D12). */
export const demoCredentialLimitContract = (
  start: (settings: Readonly<Record<string, string>>) => Promise<StartedHost>,
): void => {
  test("all demo credentials of an address together have ten times its limit", async () => {
    const { url, stop } = await start({ RATE_LIMIT_PER_MINUTE: "3" });
    try {
      const { demoKey, demoToken } = credentialsClient(url, async () => testSite);
      const [one, other] = [await demoKey(), await demoToken()];
      const read = (credential: string): Promise<HttpResponse> =>
        callAt(url, "/api/profile", { headers: { "x-api-key": credential } });
      expect((await read(one)).headers["ratelimit-policy"]).toBe('"credential";q=30;w=60');
      expect((await read(other)).headers["ratelimit-policy"]).toBe('"demo-credentials";q=30;w=60');
      const credentials = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? one : other));
      const responses = await inBatches(credentials, read, 10);
      const passed = responses.filter(({ status }) => status === 200);
      const refused = responses.filter(({ status }) => status === 429);
      expect([passed.length, refused.length]).toStrictEqual([28, 22]);
      for (const { headers } of refused)
        expect([headers["ratelimit-policy"], headers["ratelimit-remaining"]]).toStrictEqual([
          '"demo-credentials";q=30;w=60',
          "0",
        ]);
      // Requests without a credential have their own limit, of which two were used for the credentials.
      expect((await callAt(url, "/api/profile")).headers["ratelimit-remaining"]).toBe("0");
    } finally {
      await stop();
    }
  });
};
