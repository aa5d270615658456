/** One group of a robots.txt: its user agents and its lines. */
export interface RobotsGroup {
  readonly agents: readonly string[];
  readonly lines: readonly { readonly name: string; readonly value: string }[];
}

export interface Robots {
  readonly groups: readonly RobotsGroup[];
  readonly sitemaps: readonly string[];
  /** Syntax errors with their line numbers. */
  readonly errors: readonly string[];
}

interface OpenGroup extends RobotsGroup {
  readonly agents: string[];
  readonly lines: { name: string; value: string }[];
}

const groupDirectives = ["allow", "disallow", "content-signal", "crawl-delay"];

/** Reads a robots.txt (RFC 9309 §2.2). Line names are converted to lower case. */
export const parseRobots = (text: string): Robots => {
  const groups: OpenGroup[] = [];
  const sitemaps: string[] = [];
  const errors: string[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [bare = ""] = line.split("#");
    if (!bare.trim()) continue;
    const [, field, value = ""] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(bare) ?? [];
    const name = field?.toLowerCase();
    const group = groups.at(-1);
    if (name === undefined) errors.push(`line ${index + 1} is not \`name: value\``);
    else if (name === "sitemap") sitemaps.push(value);
    else if (name === "user-agent") {
      if (!value) errors.push(`line ${index + 1} names no agent`);
      if (group && group.lines.length === 0) group.agents.push(value);
      else groups.push({ agents: [value], lines: [] });
    } else if (group) {
      if (/^(?:dis)?allow$/.test(name) && value && !/^[/*]/.test(value))
        errors.push(`line ${index + 1} has a path that does not start with /`);
      group.lines.push({ name, value });
    } else if (groupDirectives.includes(name)) errors.push(`line ${index + 1} is before any User-agent`);
  }
  return { groups, sitemaps, errors };
};
