import { expect, inject, test } from "vitest";
import { startWorkers } from "../support/hosts/workers.ts";
import { callAt } from "../support/http/http-client.ts";

test("a Worker with an invalid AGENT_TRUST serves nothing and logs the reason", async () => {
  const AGENT_TRUST = JSON.stringify({ issuers: [{ issuer: "http://idp.example.com" }], client: [] });
  const workers = await startWorkers(inject("dist"), { AGENT_TRUST });
  try {
    const response = await callAt(workers.url, "/api/profile");
    expect(response.status).toBe(503);
    expect(response.headers["retry-after"]).toBe("60");
    expect(response.text).not.toContain("idp.example.com");
    const line = workers.harness.getLogs().find(({ message }) => message.includes("not_started"))?.message;
    expect(line).toContain("AGENT_TRUST: issuers[0].issuer is ");
    expect(line).toContain("AGENT_TRUST: client is not a known member; did you mean clients?");
  } finally {
    await workers.stop();
  }
});
