import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { drawChart, tablesOfRatios } from "./chart.ts";

/** Where the charts of docs/performance.md are. */
export const chartFolder = "docs/performance";

/** The charts of a document, by file name: one for each table of ratios, named after its section. */
export const chartsOf = (markdown: string): ReadonlyMap<string, string> =>
  new Map(
    markdown.split(/^## /m).flatMap((section) => {
      const [title = "", ...text] = section.split("\n");
      const name = title
        .toLowerCase()
        .replaceAll(/[^a-z0-9 ]/g, "")
        .replaceAll(" ", "-");
      return tablesOfRatios(text.join("\n")).map(
        (bars, index) =>
          [`${name}${index === 0 ? "" : `-${index + 1}`}.svg`, drawChart(`Ratios: ${title}`, bars)] as const,
      );
    }),
  );

/** `npm run bench:charts` draws the charts of docs/performance.md again, from its tables. */
if (import.meta.main) {
  mkdirSync(chartFolder, { recursive: true });
  for (const [name, chart] of chartsOf(readFileSync("docs/performance.md", "utf8"))) {
    writeFileSync(`${chartFolder}/${name}`, chart);
    process.stdout.write(`Drew ${chartFolder}/${name}.\n`);
  }
}
