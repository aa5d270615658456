import { createHash } from "node:crypto";
import { parse } from "yaml";
import * as z from "zod";
import { type Check, type Fault, judged } from "../check.ts";
import { jsonAt, ownPath, statusOf, textOf } from "../documents.ts";
import type { Site } from "../site.ts";

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
): Promise<Fault[]> => {
  const at = ownPath(site, url, path);
  if (at === undefined) return [{ found: `${name} is at ${url}`, fix: "Serve it from this site." }];
  const answer = await site.get(at);
  if (answer.status !== 200) return [{ found: `${at} answers ${statusOf(answer)}`, fix: "Build the site again." }];
  const its = `sha256:${createHash("sha256").update(answer.body).digest("hex")}`;
  const said = type === "skill-md" ? frontMatterOf(textOf(answer)) : { name, description };
  return [
    ...(its === digest
      ? []
      : [
          {
            found: `${at} has the digest ${its}`,
            fix: "Build the site again, and let nothing change files on their way.",
          },
        ]),
    ...(said?.name === name && said.description === description
      ? []
      : [{ found: `the front matter of ${at} says otherwise than the index`, fix: "Say name and description alike." }]),
  ];
};

export const agentSkills: Check = {
  id: "agent-skills",
  title: "Agent skills",
  run: async (site) => {
    const { skills } = await jsonAt(site, path, Index);
    const faults = await Promise.all(skills.map((skill) => wrongSkill(site, skill)));
    return judged(faults.flat(), skills.map(({ name }) => name).join(", "));
  },
};
