import { describe, expect, test } from "vitest";
import { emptyTrust } from "../../ports/trust.ts";
import { readAgentTrust } from "./agent-trust.ts";
import { WorkerSettingsError, workerSettings } from "./settings.ts";

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
const trustOf = (AGENT_TRUST: unknown) => readAgentTrust(workerSettings({ AGENT_TRUST }), site);

describe("the variable AGENT_TRUST of a Worker", () => {
  test("can be a JSON value or a string of JSON", () => {
    const names = [trust, JSON.stringify(trust)].map((written) => [...trustOf(written).issuers.keys()]);
    expect(names).toEqual([["https://idp.example.com"], ["https://idp.example.com"]]);
  });

  test("trusts nobody if it is unset or blank", () => {
    for (const settings of [{}, { AGENT_TRUST: "" }])
      expect(readAgentTrust(workerSettings(settings), site)).toBe(emptyTrust);
  });

  test.each([
    [
      { issuers: 1, client: [] },
      "AGENT_TRUST: issuers is 1; expected a list of issuers. AGENT_TRUST: client is not a known",
    ],
    ['{"issuers": [}', "AGENT_TRUST: invalid JSON."],
    [5, "AGENT_TRUST: the value is 5; expected an object with issuers and clients."],
    [null, "AGENT_TRUST: the value is null; expected an object with issuers and clients."],
  ])("with the value %j is refused with the reason", (written, message) => {
    expect(() => trustOf(written)).toThrow(WorkerSettingsError);
    expect(() => trustOf(written)).toThrow(message);
  });
});
