/** A group of a robots.txt: user agents and rules (RFC 9309 §2.2). */
export interface RobotsGroup {
  readonly agents: readonly string[];
  readonly rules: readonly (readonly [name: string, value: string])[];
}

interface MutableGroup {
  readonly agents: string[];
  readonly rules: [string, string][];
}

/** The non-empty lines of a robots.txt as lower-case name and value. */
const linesOf = (text: string): [name: string, value: string][] =>
  text
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line !== "")
    .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]);

/** Reads a robots.txt as a crawler does. Sitemap lines belong to no group. */
export const readRobots = (text: string): { groups: readonly RobotsGroup[]; sitemaps: readonly string[] } => {
  const groups: MutableGroup[] = [];
  const sitemaps: string[] = [];
  for (const [name, value] of linesOf(text)) {
    const last = groups.at(-1);
    if (name === "sitemap") sitemaps.push(value);
    else if (name !== "user-agent") last?.rules.push([name, value]);
    else if (last && last.rules.length === 0) last.agents.push(value);
    else groups.push({ agents: [value], rules: [] });
  }
  return { groups, sitemaps };
};

/** The group for a crawler: its own, else `*`. */
const groupFor = (token: string, groups: readonly RobotsGroup[]): RobotsGroup | undefined =>
  groups.find(({ agents }) => agents.some((agent) => agent.toLowerCase() === token.toLowerCase())) ??
  groups.find(({ agents }) => agents.includes("*"));

/** Whether a crawler may fetch a path: the longest matching rule decides, and no match allows it (RFC 9309 §2.2.2). */
export const isCrawlAllowed = (token: string, path: string, text: string): boolean => {
  const rules = groupFor(token, readRobots(text).groups)?.rules ?? [];
  const [decisive] = rules
    .filter(([name, value]) => /^(?:dis)?allow$/.test(name) && value !== "" && path.startsWith(value))
    .toSorted(([one, a], [, b]) => b.length - a.length || (one === "allow" ? -1 : 1));
  return decisive?.[0] !== "disallow";
};
