import { Lexer, type Tokens } from "marked";

/** A measured ratio: its median and range, and the target if there is one. */
export interface Bar {
  readonly label: string;
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** These three as the table has them. */
  readonly text: string;
  readonly target: number | undefined;
}

const isRatio = (head: string): boolean => /\bratio\b|÷/.test(head);

/** `0.81 (0.74–0.86)`, or only `0.81`, as `spread` prints it. */
const ratioPattern = /^(\d+(?:\.\d+)?)(?: \((\d+(?:\.\d+)?)–(\d+(?:\.\d+)?)\))?$/;

const plain = ({ tokens }: Tokens.TableCell): string =>
  tokens.map((token) => ("text" in token ? String(token.text) : token.raw)).join("");

/**
 * The bars of a Markdown table: one for each row with a number in the first column about a ratio. Its label is the first
 * cell, which counts for the rows below it too if theirs are empty, and the name of the other server in a comparison.
 */
export const barsOf = ({ header, rows }: Pick<Tokens.Table, "header" | "rows">): readonly Bar[] => {
  const heads = header.map(plain);
  const [ratioAt, serverAt, targetAt] = [heads.findIndex(isRatio), heads.indexOf("server"), heads.indexOf("target")];
  let name = "";
  return rows.flatMap((row) => {
    const cells = row.map(plain);
    name = cells[0] || name;
    const found = ratioPattern.exec(cells[ratioAt] ?? "");
    if (!found) return [];
    const [text, median = "", low = median, high = median] = found;
    const server = cells[serverAt];
    const target = Number.parseFloat(cells[targetAt] ?? "");
    return [
      {
        label: server ? `${name} ÷ ${server}` : name,
        median: Number(median),
        low: Number(low),
        high: Number(high),
        text,
        target: Number.isNaN(target) ? undefined : target,
      },
    ];
  });
};

/** The bars of each table in a Markdown text that has ratios. */
export const tablesOfRatios = (markdown: string): readonly (readonly Bar[])[] =>
  Lexer.lex(markdown)
    .filter((token): token is Tokens.Table => token.type === "table")
    .map(barsOf)
    .filter((bars) => bars.length > 0);

const size = { width: 860, label: 410, value: 130, row: 26, bar: 12, top: 8, bottom: 26 } as const;

const escapeXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Readable steps of the axis. */
const stepFor = (longest: number): number => [0.1, 0.25, 0.5, 1, 2, 5].find((step) => longest / step <= 6) ?? 10;

const style = `
    text { font: 13px system-ui, sans-serif; fill: #24292f; }
    .axis { fill: #57606a; font-size: 11px; }
    .grid { stroke: #d0d7de; }
    .one { stroke: #57606a; stroke-dasharray: 3 3; }
    .bar { fill: #0f766e; }
    .range { stroke: #24292f; stroke-width: 1.5; }
    .target { stroke: #b45309; stroke-width: 2.5; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; } .axis { fill: #9198a1; } .grid { stroke: #3d444d; } .one { stroke: #9198a1; }
      .bar { fill: #2dd4bf; } .range { stroke: #e6edf3; } .target { stroke: #fbbf24; }
    }`;

/**
 * Draws bars as SVG: medians, ranges as lines across the end of a bar, and targets as marks. The dashed line is 1, where both
 * sides are equally fast.
 */
export const drawChart = (title: string, bars: readonly Bar[]): string => {
  const longest = Math.max(1, ...bars.map(({ high }) => high));
  const x = (ratio: number): number =>
    Math.round(size.label + (ratio / longest) * (size.width - size.label - size.value));
  const bottom = size.top + bars.length * size.row;
  const step = stepFor(longest);
  const ticks = Array.from({ length: Math.floor(longest / step) + 1 }, (_, at) => at * step);
  const line = (kind: string, at: number, from: number, to: number) =>
    `<line class="${kind}" x1="${x(at)}" x2="${x(at)}" y1="${from}" y2="${to}"/>`;
  const rows = bars.map(({ label, median, low, high, text, target }, index) => {
    const middle = size.top + index * size.row + size.row / 2;
    const top = middle - size.bar / 2;
    return [
      `<text x="${size.label - 10}" y="${middle + 4}" text-anchor="end">${escapeXml(label)}</text>`,
      `<rect class="bar" x="${x(0)}" y="${top}" width="${x(median) - x(0)}" height="${size.bar}" rx="2"/>`,
      `<line class="range" x1="${x(low)}" x2="${x(high)}" y1="${middle}" y2="${middle}"/>`,
      ...(target === undefined ? [] : [line("target", target, top - 3, top + size.bar + 3)]),
      `<text x="${size.width - size.value + 10}" y="${middle + 4}">${text}</text>`,
    ].join("\n  ");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${bottom + size.bottom}" role="img">
  <title>${escapeXml(title)}</title>
  <style>${style}
  </style>
  ${ticks.map((at) => line("grid", at, size.top, bottom)).join("\n  ")}
  ${line("one", 1, size.top, bottom)}
  ${rows.join("\n  ")}
  ${ticks.map((at) => `<text class="axis" x="${x(at)}" y="${bottom + 16}" text-anchor="middle">${Number(at.toFixed(2))}</text>`).join("\n  ")}
</svg>
`;
};
