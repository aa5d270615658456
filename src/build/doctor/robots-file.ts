/** One group of a robots.txt: the agents that it is for, and its lines. */
export interface RobotsGroup {
  readonly agents: readonly string[];
  readonly lines: readonly { readonly name: string; readonly value: string }[];
}

export interface Robots {
  readonly groups: readonly RobotsGroup[];
  readonly sitemaps: readonly string[];
  /** What cannot be read, with its line. */
  readonly mistakes: readonly string[];
}

interface OpenGroup extends RobotsGroup {
  readonly agents: string[];
  readonly lines: { name: string; value: string }[];
}

const ofGroups = ["allow", "disallow", "content-signal", "crawl-delay"];

/** Reads a robots.txt (RFC 9309 §2.2). Names of lines come in lower case. */
export const readRobots = (text: string): Robots => {
  const groups: OpenGroup[] = [];
  const sitemaps: string[] = [];
  const mistakes: string[] = [];
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [bare = ""] = line.split("#");
    if (!bare.trim()) continue;
    const [, written, value = ""] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(bare) ?? [];
    const name = written?.toLowerCase();
    const group = groups.at(-1);
    if (name === undefined) mistakes.push(`line ${at + 1} is no \`name: value\``);
    else if (name === "sitemap") sitemaps.push(value);
    else if (name === "user-agent") {
      if (!value) mistakes.push(`line ${at + 1} names no agent`);
      if (group && group.lines.length === 0) group.agents.push(value);
      else groups.push({ agents: [value], lines: [] });
    } else if (group) {
      if (/^(?:dis)?allow$/.test(name) && value && !/^[/*]/.test(value))
        mistakes.push(`line ${at + 1} has a path that does not begin with /`);
      group.lines.push({ name, value });
    } else if (ofGroups.includes(name)) mistakes.push(`line ${at + 1} stands before any User-agent`);
  }
  return { groups, sitemaps, mistakes };
};
