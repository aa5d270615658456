import { rounds } from "./load.ts";
import { startOurs } from "./servers.ts";
import { siteOf } from "./site.ts";
import { median, processorPerRequest, ratios, spread, table } from "./table.ts";

const paths: readonly { readonly path: string; readonly rounds: number }[] = [
  { path: "/api/projects", rounds: 20 },
  { path: "/api/projects?limit=7&cursor=7", rounds: 5 },
  { path: "/api/projects?q=zurich+maps", rounds: 5 },
];

/** The same list reads on a portfolio of 100 projects and on one of 10,000. */
export const lists = async (): Promise<string> => {
  const small = await startOurs(await siteOf(100));
  const large = await startOurs(await siteOf(10_000));
  const rows: string[][] = [];
  for (const { path, rounds: count } of paths) {
    const targets = [large, small].map(({ url, pid }) => ({ name: path, pid, url: `${url}${path}` }));
    const [ofLarge = [], ofSmall = []] = await rounds(targets, count);
    rows.push([
      path,
      ...[ofSmall, ofLarge].map((measured) => median(measured.map((each) => each.requestsPerSecond)).toFixed(0)),
      spread(ratios(ofLarge, ofSmall), 2),
      [ofSmall, ofLarge].map(processorPerRequest).join(", "),
    ]);
  }
  return table(["request", "100 projects", "10,000 projects", "ratio", "processor/request"], rows);
};
