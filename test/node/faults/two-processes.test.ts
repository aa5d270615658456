import { expect, test } from "vitest";
import { dataFolder, freshKey, startOn } from "../../support/fault.ts";
import { inquire } from "../../support/inquiries.ts";

test("of requests with one key to two processes on one data folder exactly one runs", async () => {
  const folder = dataFolder();
  const hosts = await Promise.all([startOn(folder), startOn(folder)]);
  for (let round = 0; round < 25; round += 1) {
    const key = freshKey();
    const sent = Array.from({ length: 4 }, () => hosts.map((host) => inquire(host.url, key))).flat();
    const answers = await Promise.all(sent);
    const accepted = answers.filter(({ status }) => status === 202);
    expect(accepted.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
    expect(new Set(accepted.map(({ job }) => job)).size).toBe(1);
    for (const { status } of answers) expect([202, 409]).toContain(status);

    const later = await Promise.all(hosts.map((host) => inquire(host.url, key)));
    for (const answer of later) expect(answer).toMatchObject({ status: 202, isReplay: true, job: accepted[0]?.job });
    const other = JSON.stringify({ name: "Ada", email: "ada@example.com", message: "Something else entirely." });
    for (const host of hosts) expect((await inquire(host.url, key, other)).status).toBe(422);
  }
});
