import { setTimeout as delay } from "node:timers/promises";
import { exitCodeFor } from "../../terminal/command-line.ts";
import { SettingsError } from "../../terminal/settings-error.ts";
import { runAfdocs } from "./afdocs.ts";
import { type GroupResult, runChecks } from "./check.ts";
import { checkGroups } from "./checks.ts";
import { type DoctorSettings, doctorSettings } from "./doctor-settings.ts";
import { countsOf, reportJson, reportText } from "./report.ts";
import { folderSite } from "./site/folder-site.ts";
import { httpSite } from "./site/http-site.ts";
import { SiteError, withCache } from "./site/site.ts";

/** Waits until a rate limit ends, and prints a message the first time. */
const rateLimitWait = (): ((seconds: number) => Promise<void>) => {
  let isPrinted = false;
  return async (seconds) => {
    if (!isPrinted) process.stderr.write(`Rate limit reached; waiting ${seconds} seconds.\n`);
    isPrinted = true;
    await delay(seconds * 1000);
  };
};

const afdocsGroups = async (address: string, origin: string): Promise<GroupResult[]> => {
  const group = await runAfdocs(address, origin);
  if (!group) process.stderr.write("Skipped the checks of llms.txt. To enable them: npm install --save-dev afdocs\n");
  return group ? [group] : [];
};

const run = async ({ address, dist, site: expected, json }: DoctorSettings): Promise<number> => {
  const site = address === undefined ? await folderSite(dist) : await httpSite(address, { wait: rateLimitWait() });
  const checkedSite = expected === undefined ? site : { ...site, address: expected };
  if (process.stderr.isTTY) process.stderr.write(`Checking ${address ?? dist}…\n`);
  const groups = await runChecks(withCache(checkedSite), checkGroups, new Date());
  if (address !== undefined) groups.push(...(await afdocsGroups(address, site.origin)));
  const subject = address ?? `${dist} (built for ${site.origin})`;
  const isColored = process.stdout.isTTY && !process.env.NO_COLOR;
  process.stdout.write(json ? reportJson(groups, subject, site.origin) : reportText(groups, subject, isColored));
  return countsOf(groups).failed > 0 ? 1 : 0;
};

/** `npm run doctor`: checks the built folder, or a running service at a URL. Exits with 1 if a check fails, and with 2 for wrong arguments. */
try {
  process.exitCode = await run(doctorSettings(process.argv.slice(2)));
} catch (error) {
  const code = exitCodeFor(error, { expected: [SiteError] });
  process.exitCode = error instanceof SettingsError ? 2 : code;
}
