import { pluralize } from "../../../../contract/text/pluralize.ts";
import { type Check, faultUnless, passOrFail } from "../../check.ts";
import { brokenLink, fetchText, pathOnSite } from "../../documents/documents.ts";
import { parseRobots } from "../../parse/robots-file.ts";
import type { Site } from "../../site/site.ts";

const path = "/robots.txt";

const robotsOf = async (site: Site) => parseRobots(await fetchText(site, path, ["text/plain"]));

/** RFC 9309, and the Sitemap line of sitemaps.org. */
export const robotsTxt: Check = {
  id: "robots-txt",
  title: "robots.txt",
  run: async (site) => {
    const { groups, sitemaps, errors } = await robotsOf(site);
    const brokenSitemaps = await Promise.all(
      sitemaps.map(async (sitemap) =>
        pathOnSite(site, sitemap) ? await brokenLink(site, sitemap) : `${sitemap} is not on this site`,
      ),
    );
    const faults = [
      ...errors.map((found) => ({ found, fix: "Write the line as RFC 9309 requires." })),
      ...faultUnless(groups.length > 0, "it has no group", "Start with a `User-agent:` line."),
      ...faultUnless(sitemaps.length > 0, "no Sitemap line", `Add \`Sitemap: ${site.origin}/sitemap.xml\`.`),
      ...brokenSitemaps.flatMap((found) =>
        found ? [{ found, fix: "Use the full URL of a sitemap on this site." }] : [],
      ),
    ];
    return passOrFail(faults, `${pluralize(groups.length, "group")} and a Sitemap line`);
  },
};

/** The AI crawlers that scanners look for: for training, search and assistants. */
const knownAgents = ["GPTBot", "OAI-SearchBot", "ClaudeBot", "PerplexityBot", "Google-Extended", "CCBot"];

/** Crawlers must be named: a rule for `*` does not show what the owner decided about AI. */
export const aiAgents: Check = {
  id: "ai-agents",
  title: "AI agents by name",
  run: async (site) => {
    const { groups } = await robotsOf(site);
    const namedAgents = new Set(groups.flatMap(({ agents }) => agents.map((agent) => agent.toLowerCase())));
    const missing = knownAgents.filter((agent) => !namedAgents.has(agent.toLowerCase()));
    const fix = "Add a `User-agent:` line for each to robots.txt, with rules for what it may read.";
    return passOrFail(
      faultUnless(missing.length === 0, `robots.txt does not name ${missing.join(", ")}`, fix),
      `${namedAgents.size} agents`,
    );
  },
};

const signals = ["search", "ai-input", "ai-train"];

/** Errors in the value of a Content-Signal line. */
const wrongSignals = (value: string): string[] => {
  const pairs = value.split(",").map((pair) => pair.trim().split("="));
  const names = pairs.map(([name]) => name?.trim().toLowerCase());
  return [
    ...pairs
      .filter(
        ([name = "", value = ""]) => !signals.includes(name.trim().toLowerCase()) || !/^\s*(?:yes|no)\s*$/i.test(value),
      )
      .map((pair) => `Content-Signal has the invalid value ${pair.join("=")}`),
    ...signals.filter((signal) => !names.includes(signal)).map((signal) => `Content-Signal does not set ${signal}`),
  ];
};

/** contentsignals.org. A crawler reads only its own group, so each group needs the line. */
export const contentSignal: Check = {
  id: "content-signal",
  title: "Content-Signal",
  run: async (site) => {
    const { groups } = await robotsOf(site);
    const fix = "Add a line such as `Content-Signal: search=yes, ai-input=yes, ai-train=no` to every group.";
    const faults = groups.flatMap(({ agents, lines }) => {
      const signalLines = lines.filter(({ name }) => name === "content-signal");
      const missing = signalLines.length === 0 ? [`the group of ${agents.join(", ")} has no Content-Signal`] : [];
      return [...missing, ...signalLines.flatMap(({ value }) => wrongSignals(value))].map((found) => ({ found, fix }));
    });
    const none = faultUnless(groups.length > 0, "robots.txt has no group", fix);
    return passOrFail([...none, ...faults], "in every group");
  },
};
