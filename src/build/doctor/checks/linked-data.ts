import * as z from "zod";
import { type Check, type Fault, judged, notApplicable } from "../check.ts";
import { jsonAt } from "../documents.ts";
import { scriptsIn } from "../html.ts";
import { homePage } from "../pages.ts";
import type { Site } from "../site.ts";

const fix = 'Build the site again; the first page carries its profile as <script type="application/ld+json">.';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/** A value and everything in it that is an object. */
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

/** The blocks of linked data on the first page. */
const blocksOf = async (site: Site) => scriptsIn(await homePage(site), "application/ld+json").map(parsed);

const people = (blocks: Awaited<ReturnType<typeof blocksOf>>): Node[] =>
  blocks.flatMap((block) => nodesIn(block?.value)).filter((node) => isOf(node, "Person") && "name" in node);

/** schema.org as JSON-LD: who the site is about. */
export const linkedData: Check = {
  id: "json-ld",
  title: "Linked data on /",
  run: async (site) => {
    const blocks = await blocksOf(site);
    const values = blocks.flatMap((block) => (block ? [block.value] : []));
    const faults: Fault[] = [
      ...(blocks.length === 0 ? [{ found: "/ has none", fix }] : []),
      ...(values.length < blocks.length ? [{ found: "a block is not JSON", fix }] : []),
      ...values
        .filter((value) => !isNode(value) || !/^https?:\/\/schema\.org\/?$/.test(String(value["@context"])))
        .map(() => ({ found: "a block is not in the context of https://schema.org", fix })),
      ...(people(blocks).length === 0 ? [{ found: "no Person with a name", fix }] : []),
    ];
    return judged(faults, [...new Set(values.flatMap(nodesIn).flatMap((node) => node["@type"] ?? []))].join(", "));
  },
};

const Elsewhere = z.looseObject({
  site: z.string().optional(),
  portfolio: z.string().optional(),
  github: z.string().optional(),
  linkedin: z.string().optional(),
});

/** The Person is tied to the same person elsewhere. */
export const sameAs: Check = {
  id: "same-as",
  title: "The same person elsewhere",
  run: async (site) => {
    const { github, linkedin, portfolio, site: home } = await jsonAt(site, "/api/profile.json", Elsewhere);
    const places = [github, linkedin, portfolio, home].filter((place) => place !== undefined);
    if (places.length === 0) return notApplicable("the profile names no other place; github or linkedin would be one");
    const named = people(await blocksOf(site)).flatMap((person) => [person.sameAs ?? []].flat());
    const wrong = named.filter((address) => typeof address !== "string" || !URL.canParse(address));
    const faults = [
      ...(named.length === 0 ? [{ found: "the Person of / has no sameAs", fix }] : []),
      ...wrong.map((address) => ({ found: `sameAs names ${JSON.stringify(address)}`, fix: "Name whole addresses." })),
    ];
    return judged(faults, `${named.length} addresses`);
  },
};
