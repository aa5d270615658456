import { type Check, judged } from "../check.ts";
import { deadEnd, ownPath, textAt } from "../documents.ts";
import { readRobots } from "../robots-file.ts";
import type { Site } from "../site.ts";

const path = "/robots.txt";

const robotsOf = async (site: Site) => readRobots(await textAt(site, path, ["text/plain"]));

/** RFC 9309, and the Sitemap line of sitemaps.org. */
export const robotsTxt: Check = {
  id: "robots-txt",
  title: "robots.txt",
  run: async (site) => {
    const { groups, sitemaps, mistakes } = await robotsOf(site);
    const lost = await Promise.all(
      sitemaps.map(async (each) => (ownPath(site, each) ? await deadEnd(site, each) : `${each} is not of this site`)),
    );
    const faults = [
      ...mistakes.map((found) => ({ found, fix: "Write each line as RFC 9309 has it." })),
      ...(groups.length === 0 ? [{ found: "it has no group", fix: "Begin with a `User-agent:` line." }] : []),
      ...(sitemaps.length === 0
        ? [{ found: "no Sitemap line", fix: `Add \`Sitemap: ${site.origin}/sitemap.xml\`.` }]
        : []),
      ...lost.flatMap((found) =>
        found ? [{ found, fix: "Name a sitemap of this site with its whole address." }] : [],
      ),
    ];
    return judged(faults, `${groups.length} groups and a Sitemap line`);
  },
};

/** Those that scanners look for: they train, search and fetch for assistants. */
const knownAgents = ["GPTBot", "OAI-SearchBot", "ClaudeBot", "PerplexityBot", "Google-Extended", "CCBot"];

/** A rule for `*` alone does not say that anybody thought of them. */
export const aiAgents: Check = {
  id: "ai-agents",
  title: "AI agents by name",
  run: async (site) => {
    const { groups } = await robotsOf(site);
    const named = new Set(groups.flatMap(({ agents }) => agents.map((agent) => agent.toLowerCase())));
    const missing = knownAgents.filter((agent) => !named.has(agent.toLowerCase()));
    const fix = "Name each in a `User-agent:` line of robots.txt, with what it may read.";
    return judged(
      missing.length > 0 ? [{ found: `robots.txt does not name ${missing.join(", ")}`, fix }] : [],
      `${named.size} agents`,
    );
  },
};

const signals = ["search", "ai-input", "ai-train"];

/** What is wrong with the value of a Content-Signal line. */
const wrongSignals = (value: string): string[] => {
  const pairs = value.split(",").map((pair) => pair.trim().split("="));
  const names = pairs.map(([name]) => name?.trim().toLowerCase());
  return [
    ...pairs
      .filter(
        ([name = "", said = ""]) => !signals.includes(name.trim().toLowerCase()) || !/^\s*(?:yes|no)\s*$/i.test(said),
      )
      .map((pair) => `Content-Signal says ${pair.join("=")}`),
    ...signals.filter((signal) => !names.includes(signal)).map((signal) => `Content-Signal says nothing of ${signal}`),
  ];
};

/** contentsignals.org. An agent that is named reads its own group alone, so each group has to say it. */
export const contentSignal: Check = {
  id: "content-signal",
  title: "Content-Signal",
  run: async (site) => {
    const { groups } = await robotsOf(site);
    const fix = "Say `Content-Signal: search=yes, ai-input=yes, ai-train=no`, each as you mean it, in every group.";
    const faults = groups.flatMap(({ agents, lines }) => {
      const said = lines.filter(({ name }) => name === "content-signal");
      const silent = said.length === 0 ? [`the group of ${agents.join(", ")} has no Content-Signal`] : [];
      return [...silent, ...said.flatMap(({ value }) => wrongSignals(value))].map((found) => ({ found, fix }));
    });
    const none = groups.length === 0 ? [{ found: "robots.txt has no group that could say it", fix }] : [];
    return judged([...none, ...faults], "in every group");
  },
};
