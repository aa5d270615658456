import { createHash } from "node:crypto";
import { parse } from "yaml";
import * as z from "zod";
import { type Check, type CheckFault, faultUnless, passOrFail } from "../../check.ts";
import { bodyText, describeStatus, fetchJson, pathOnSite } from "../../documents/documents.ts";
import type { Site } from "../../site/site.ts";

const path = "/.well-known/agent-skills/index.json";

/** Agent Skills discovery 0.2.0. */
const Skill = z.looseObject({
  name: z
    .string()
    .max(64)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  type: z.enum(["skill-md", "archive"]),
  description: z.string().min(1).max(1024),
  url: z.string().min(1),
  digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
});
const Index = z.looseObject({
  $schema: z.literal("https://schemas.agentskills.io/discovery/0.2.0/schema.json"),
  skills: z.array(Skill).min(1),
});

const FrontMatter = z.looseObject({ name: z.string(), description: z.string() });

const frontMatterOf = (text: string): z.infer<typeof FrontMatter> | undefined => {
  const [, yaml = ""] = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text) ?? [];
  try {
    return FrontMatter.safeParse(parse(yaml)).data;
  } catch {
    return undefined;
  }
};

const wrongSkill = async (
  site: Site,
  { name, type, description, url, digest }: z.infer<typeof Skill>,
): Promise<CheckFault[]> => {
  const skillFile = pathOnSite(site, url, path);
  if (skillFile === undefined) return [{ found: `${name} is at ${url}`, fix: "Serve the skill from this site." }];
  const response = await site.get(skillFile);
  if (response.status !== 200)
    return [{ found: `${skillFile} returns ${describeStatus(response)}`, fix: "Build the site again." }];
  const actual = `sha256:${createHash("sha256").update(response.body).digest("hex")}`;
  const frontMatter = type === "skill-md" ? frontMatterOf(bodyText(response)) : { name, description };
  return [
    ...faultUnless(
      actual === digest,
      `${skillFile} has the digest ${actual}, which differs from the index`,
      "Build the site again, and make sure that no proxy or CDN changes the file.",
    ),
    ...faultUnless(
      frontMatter?.name === name && frontMatter.description === description,
      `the front matter of ${skillFile} differs from the index`,
      "Use the same name and description.",
    ),
  ];
};

export const agentSkills: Check = {
  id: "agent-skills",
  title: "Agent skills",
  run: async (site) => {
    const { skills } = await fetchJson(site, path, Index);
    const faults = await Promise.all(skills.map((skill) => wrongSkill(site, skill)));
    return passOrFail(faults.flat(), skills.map(({ name }) => name).join(", "));
  },
};
