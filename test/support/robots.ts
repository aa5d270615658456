/** A group of a robots.txt: whom it is for, and what it says to them (RFC 9309 §2.2). */
export interface RobotsGroup {
  readonly agents: readonly string[];
  readonly rules: readonly (readonly [name: string, value: string])[];
}

interface Growing {
  readonly agents: string[];
  readonly rules: [string, string][];
}

/** The lines of a robots.txt that say something, each as its name in small letters and its value. */
const linesOf = (text: string): [name: string, value: string][] =>
  text
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line !== "")
    .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]);

/** Reads a robots.txt as a crawler does. Sitemap lines belong to no group. */
export const readRobots = (text: string): { groups: readonly RobotsGroup[]; sitemaps: readonly string[] } => {
  const groups: Growing[] = [];
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

/** The group that a reader obeys: its own, else the one for all. */
export const groupFor = (token: string, groups: readonly RobotsGroup[]): RobotsGroup | undefined =>
  groups.find(({ agents }) => agents.some((agent) => agent.toLowerCase() === token.toLowerCase())) ??
  groups.find(({ agents }) => agents.includes("*"));

/** Whether a reader may fetch a path: the longest rule that begins it decides, and none allows it (RFC 9309 §2.2.2). */
export const mayRead = (token: string, path: string, text: string): boolean => {
  const rules = groupFor(token, readRobots(text).groups)?.rules ?? [];
  const [decisive] = rules
    .filter(([name, value]) => /^(?:dis)?allow$/.test(name) && value !== "" && path.startsWith(value))
    .toSorted(([one, a], [, b]) => b.length - a.length || (one === "allow" ? -1 : 1));
  return decisive?.[0] !== "disallow";
};
