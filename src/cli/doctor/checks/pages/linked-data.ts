import * as z from "zod";
import { type Check, type CheckFault, faultUnless, notApplicable, passOrFail } from "../../check.ts";
import { fetchJson } from "../../documents/documents.ts";
import { homePage } from "../../documents/pages.ts";
import { scriptsIn } from "../../parse/html.ts";
import type { Site } from "../../site/site.ts";

const fix = 'Build the site again; the front page contains the profile as <script type="application/ld+json">.';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/** Every object in a value, including the value itself. */
const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
};

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

const isOf = (node: Node, type: string): boolean => [node["@type"]].flat().includes(type);

/** The blocks of linked data on the front page. */
const blocksOf = async (site: Site) => scriptsIn(await homePage(site), "application/ld+json").map(parsed);

const people = (blocks: Awaited<ReturnType<typeof blocksOf>>): Node[] =>
  blocks.flatMap((block) => nodesIn(block?.value)).filter((node) => isOf(node, "Person") && "name" in node);

/** The front page describes the person with schema.org as JSON-LD. */
export const linkedData: Check = {
  id: "json-ld",
  title: "Linked data on /",
  run: async (site) => {
    const blocks = await blocksOf(site);
    const values = blocks.flatMap((block) => (block ? [block.value] : []));
    const faults: CheckFault[] = [
      ...faultUnless(blocks.length > 0, "/ has no linked data", fix),
      ...faultUnless(values.length === blocks.length, "a block is not JSON", fix),
      ...values
        .filter((value) => !isNode(value) || !/^https?:\/\/schema\.org\/?$/.test(String(value["@context"])))
        .map(() => ({ found: "a block does not have the context https://schema.org", fix })),
      ...faultUnless(people(blocks).length > 0, "no Person with a name", fix),
    ];
    return passOrFail(faults, [...new Set(values.flatMap(nodesIn).flatMap((node) => node["@type"] ?? []))].join(", "));
  },
};

const Elsewhere = z.looseObject({
  site: z.string().optional(),
  portfolio: z.string().optional(),
  github: z.string().optional(),
  linkedin: z.string().optional(),
});

/** The Person links to the profiles of the same person on other sites. */
export const sameAs: Check = {
  id: "same-as",
  title: "Links to other profiles",
  run: async (site) => {
    const { github, linkedin, portfolio, site: home } = await fetchJson(site, "/api/profile.json", Elsewhere);
    const addresses = [site.origin, site.address].map((address) => address?.replace(/\/$/, ""));
    const isElsewhere = (profile: string | undefined): boolean =>
      profile !== undefined && !addresses.includes(profile.replace(/\/$/, ""));
    if (![github, linkedin, portfolio, home].some(isElsewhere))
      return notApplicable(
        "the profile has no link to another site, such as github or linkedin; adding one is advisable",
      );
    const sameAs = people(await blocksOf(site)).flatMap((person) => [person.sameAs ?? []].flat());
    const wrong = sameAs.filter((address) => typeof address !== "string" || !URL.canParse(address));
    const faults = [
      ...faultUnless(sameAs.length > 0, "the Person of / has no sameAs", fix),
      ...wrong.map((address) => ({ found: `sameAs contains ${JSON.stringify(address)}`, fix: "Use full URLs." })),
    ];
    return passOrFail(faults, `${sameAs.length} addresses`);
  },
};
