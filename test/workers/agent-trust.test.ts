import { expect, inject, test } from "vitest";
import { callAt } from "../support/call.ts";
import { startWorkers } from "../support/workers.ts";

test("a Worker that is told wrongly whom to trust answers nothing, and says why in its log", async () => {
  const AGENT_TRUST = JSON.stringify({ issuers: [{ issuer: "http://idp.example.com" }], client: [] });
  const workers = await startWorkers(inject("dist"), { AGENT_TRUST });
  try {
    const answer = await callAt(workers.url, "/api/profile");
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toBe("60");
    expect(answer.text).not.toContain("idp.example.com");
    const line = workers.harness.getLogs().find(({ message }) => message.includes("not_started"))?.message;
    expect(line).toContain("AGENT_TRUST: issuers[0].issuer is ");
    expect(line).toContain("AGENT_TRUST: client is read by nothing; did you mean clients?");
  } finally {
    await workers.stop();
  }
});
