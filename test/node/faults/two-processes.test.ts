import { expect, test } from "vitest";
import { freshKey, newDataFolder, startHostOn } from "../../support/hosts/faulty-host.ts";
import { postInquiry } from "../../support/http/inquiries.ts";

test("of concurrent requests with the same Idempotency-Key to two processes that share a data folder, only one runs", async () => {
  const folder = newDataFolder();
  const hosts = await Promise.all([startHostOn(folder), startHostOn(folder)]);
  for (let round = 0; round < 25; round += 1) {
    const key = freshKey();
    const sent = Array.from({ length: 4 }, () => hosts.map((host) => postInquiry(host.url, key))).flat();
    const responses = await Promise.all(sent);
    const accepted = responses.filter(({ status }) => status === 202);
    expect(accepted.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect(new Set(accepted.map(({ job }) => job)).size).toBe(1);
    for (const { status } of responses) expect([202, 409]).toContain(status);

    const later = await Promise.all(hosts.map((host) => postInquiry(host.url, key)));
    for (const response of later)
      expect(response).toMatchObject({ status: 202, isReplay: true, job: accepted[0]?.job });
    const other = JSON.stringify({ name: "Ada", email: "ada@example.com", message: "Something else entirely." });
    for (const host of hosts) expect((await postInquiry(host.url, key, other)).status).toBe(422);
  }
});
