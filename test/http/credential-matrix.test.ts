import { describe, expect, test } from "vitest";
import { canSign, idJag, issuer, securityEvent, service, serviceAssertion } from "../support/auth/assertions.ts";
import { credentialHeaders, credentials } from "../support/auth/credentials.ts";
import { apiBases, post, statusAndCode, submitInquiry } from "../support/http/api-requests.ts";
import { protectedPaths } from "../support/http/protected-paths.ts";
import { call, siteOf } from "../support/http/service.ts";

const claimed = async (assertion: string, identity_type: string): Promise<boolean> =>
  (await post("/api/agent/claim", { assertion, identity_type })).status === 200;
const jobStatus = async (id: string): Promise<number> => (await call(`/api/jobs/${id}`)).status;

/** A signed text, and whether its intended use still accepts it. */
interface Signed {
  readonly what: string;
  readonly make: () => Promise<string>;
  readonly isGood: (text: string) => Promise<boolean>;
}

const ours: readonly Signed[] = [
  { what: "access token", make: credentials.demoToken, isGood: credentials.isAccepted },
  { what: "demo key", make: credentials.demoKey, isGood: credentials.isAccepted },
  {
    what: "job id",
    make: async () => (await submitInquiry()).job_id,
    isGood: async (id) => (await jobStatus(id)) === 200,
  },
];

const sub = crypto.randomUUID();
const others: readonly Signed[] = canSign
  ? [
      { what: "access token of an agent", make: () => credentials.agentToken(sub), isGood: credentials.isAccepted },
      { what: "access token of a service", make: credentials.serviceToken, isGood: credentials.isAccepted },
      {
        what: "ID-JAG",
        make: async () => idJag(await siteOf(), { claims: { sub } }),
        isGood: (text) => claimed(text, "identity_assertion"),
      },
      {
        what: "service's assertion",
        make: async () => serviceAssertion(await siteOf()),
        isGood: (text) => claimed(text, "service_auth"),
      },
      {
        what: "security event",
        make: async () => securityEvent(await siteOf(), crypto.randomUUID()),
        isGood: async (text) => (await credentials.sendSecurityEvent(text)).status === 202,
      },
    ]
  : [];

const everything = [...ours, ...others];
const isCredential = ({ what }: Signed): boolean => /token|key/.test(what);

describe.each(everything.filter((signed) => !isCredential(signed)))("a $what", ({ make, isGood }) => {
  test.each(credentialHeaders)(
    "is not accepted as a credential in %s and stays valid for its own use",
    async (_, sent) => {
      const text = await make();
      for (const path of protectedPaths) {
        const response = await call(path, { headers: sent(text) });
        expect(response.headers["www-authenticate"]).toContain('error="invalid_token"');
        expect(statusAndCode(path, response)).toBe("401 unauthorized");
        expect(response.text).toBe((await credentials.callWith("not-a-key", path)).text);
      }
      const read = await call("/api/profile", { headers: sent(text) });
      expect([read.status, String(read.headers["ratelimit-policy"]).split(";")[0]]).toStrictEqual([200, '"demo"']);
      expect(await isGood(text)).toBe(true);
    },
  );

  test.each(apiBases)("is not revoked by POST %s/agent/events", async (api) => {
    const text = await make();
    expect((await credentials.revoke(text, api)).status).toBe(200);
    expect(await isGood(text)).toBe(true);
  });
});

describe.each(everything.filter(({ what }) => what !== "security event"))("a $what", ({ make, isGood }) => {
  test.each(apiBases)("is not accepted as a security event by POST %s/agent/events", async (api) => {
    const text = await make();
    const response = await credentials.sendSecurityEvent(text, api);
    expect(response.status).toBe(400);
    expect(response.json()).toStrictEqual({ err: "invalid_request", description: expect.any(String) });
    expect(await isGood(text)).toBe(true);
  });
});

describe.each(everything.filter(({ what }) => what !== "job id"))("a $what", ({ make, isGood }) => {
  test.each(apiBases)("is not accepted as a job id by GET %s/jobs/{id}", async (api) => {
    const text = await make();
    const path = `${api}/jobs/${text}`;
    const response = await call(path);
    expect(statusAndCode(path, response)).toBe("404 job_not_found");
    expect(response.text).not.toContain(text);
    expect(await isGood(text)).toBe(true);
  });
});

describe("a job id and a demo key, signed with the same secret", () => {
  const prefixes = ["job_", "vitrine_demo_", ""];

  test("are not interchangeable by swapping prefixes", async () => {
    const [job, key] = [(await submitInquiry()).job_id, await credentials.demoKey()];
    const bare = [job.replace("job_", ""), key.replace("vitrine_demo_", "")];
    for (const text of bare.flatMap((each) => prefixes.map((prefix) => prefix + each))) {
      if (text !== key) expect(await credentials.isAccepted(text), text).toBe(false);
      if (text !== job) expect(await jobStatus(text), text).toBe(404);
    }
    expect([await credentials.isAccepted(key), await jobStatus(job)]).toStrictEqual([true, 200]);
  });
});

describe.skipIf(!canSign)("a trusted issuer and a trusted service", () => {
  test("cannot sign each other's kind of assertion", async () => {
    const site = await siteOf();
    const asEvent = await securityEvent(site, sub, {}, { ...service, name: issuer.name });
    const byService = await securityEvent(site, sub, {}, service);
    for (const event of [asEvent, byService]) {
      const response = await credentials.sendSecurityEvent(event);
      expect(response.json()).toMatchObject({ err: "authentication_failed" });
    }
    expect(await claimed(await serviceAssertion(site, {}, issuer), "service_auth")).toBe(false);
    expect(await claimed(await idJag(site, {}, service), "identity_assertion")).toBe(false);
  });
});
