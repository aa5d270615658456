import { describe, expect, test } from "vitest";
import { nobody } from "../../agent/trust.ts";
import { agentTrust } from "./agent-trust.ts";
import { ConfigurationError, workerSettings } from "./settings.ts";

const site = "https://ada.example.com";
const trust = {
  issuers: [
    {
      issuer: "https://idp.example.com",
      jwks_uri: "https://idp.example.com/jwks.json",
      algorithms: ["ES256"],
      client_ids: ["agent-1"],
    },
  ],
};
const trustOf = (AGENT_TRUST: unknown) => agentTrust(workerSettings({ AGENT_TRUST }), site);

describe("the variable AGENT_TRUST of a Worker", () => {
  test("is JSON, or text of it", () => {
    const names = [trust, JSON.stringify(trust)].map((written) => [...trustOf(written).issuers.keys()]);
    expect(names).toEqual([["https://idp.example.com"], ["https://idp.example.com"]]);
  });

  test("trusts nobody where it is not set, or empty", () => {
    for (const settings of [{}, { AGENT_TRUST: "" }]) expect(agentTrust(workerSettings(settings), site)).toBe(nobody);
  });

  test.each([
    [
      { issuers: 1, client: [] },
      "AGENT_TRUST: issuers is 1; expected a list of issuers. AGENT_TRUST: client is read by",
    ],
    ['{"issuers": [}', "AGENT_TRUST: expected JSON, and found none."],
    [5, "AGENT_TRUST: the whole is 5; expected an object with issuers and clients."],
    [null, "AGENT_TRUST: the whole is null; expected an object with issuers and clients."],
  ])("that is %j says what is wrong", (written, mistake) => {
    expect(() => trustOf(written)).toThrow(ConfigurationError);
    expect(() => trustOf(written)).toThrow(mistake);
  });
});
