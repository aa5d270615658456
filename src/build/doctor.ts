import { setTimeout as delay } from "node:timers/promises";
import { endOf } from "./command-line.ts";
import { examine } from "./doctor/check.ts";
import { checkGroups } from "./doctor/checks.ts";
import { type DoctorSettings, doctorSettings } from "./doctor/doctor-settings.ts";
import { folderSite } from "./doctor/folder-site.ts";
import { httpSite } from "./doctor/http-site.ts";
import { countsOf, reportJson, reportText } from "./doctor/report.ts";
import { remembering, SiteTrouble } from "./doctor/site.ts";
import { SettingsError } from "./settings-error.ts";

/** Waits for a limit of requests to end, and says so the first time. */
const patiently = (): ((seconds: number) => Promise<void>) => {
  let isSaid = false;
  return async (seconds) => {
    if (!isSaid) process.stderr.write(`The limit of requests is reached; waiting ${seconds} seconds.\n`);
    isSaid = true;
    await delay(seconds * 1000);
  };
};

const run = async ({ address, dist, site: expected, json }: DoctorSettings): Promise<number> => {
  const site = address === undefined ? await folderSite(dist) : await httpSite(address, { wait: patiently() });
  const meant = expected === undefined ? site : { ...site, address: expected };
  const groups = await examine(remembering(meant), checkGroups, new Date());
  const subject = address ?? `${dist} (built for ${site.origin})`;
  const isColoured = process.stdout.isTTY && !process.env.NO_COLOR;
  process.stdout.write(json ? reportJson(groups, subject, site.origin) : reportText(groups, subject, isColoured));
  return countsOf(groups).failed > 0 ? 1 : 0;
};

/** `npm run doctor`: examines the built folder, or a service by its URL. Exits with 1 when something is wrong. */
try {
  process.exitCode = await run(doctorSettings(process.argv.slice(2)));
} catch (error) {
  const code = endOf(error, [SiteTrouble, SettingsError]);
  process.exitCode = error instanceof SettingsError ? 2 : code;
}
