import { parse } from "yaml";
import * as z from "zod";
import { type SkillName, skillNames, skillPath } from "../../contract/site/documents.ts";

/** The front matter of a skill (agentskills.io/specification). */
const FrontMatter = z.object({ name: z.string(), description: z.string().min(1).max(1024) });

/** The text of each SKILL.md. */
export type Skills = Readonly<Record<SkillName, string>>;

const frontMatterOf = (text: string) => FrontMatter.parse(parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? ""));

/**
 * `/.well-known/agent-skills/index.json` (skills discovery 0.2.0). `sha256` returns a hexadecimal digest.
 */
export const skillIndex = (skills: Skills, site: string, sha256: (text: string) => string) => ({
  $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
  skills: skillNames.map((name) => ({
    name,
    type: "skill-md",
    description: frontMatterOf(skills[name]).description,
    url: `${site}${skillPath(name)}`,
    digest: `sha256:${sha256(skills[name])}`,
  })),
});
