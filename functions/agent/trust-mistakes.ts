import leven from "leven";
import * as z from "zod";
import { algorithms, algorithmsOf, PublicKey, privateMembersOf } from "./public-key.ts";

const partyMembers = ["jwks", "jwks_uri", "algorithms", "scopes"];
/** What may be written in each object. */
const members: Readonly<Record<string, readonly string[]>> = {
  "": ["issuers", "clients"],
  issuers: ["issuer", "client_ids", ...partyMembers],
  clients: ["client_id", ...partyMembers],
};

type Path = readonly PropertyKey[];

/** A place as a programmer would write it: `issuers[0].jwks_uri`. */
const placeOf = (path: Path): string =>
  path.reduce<string>(
    (place, part) => (typeof part === "number" ? `${place}[${part}]` : `${place}${place && "."}${String(part)}`),
    "",
  );

const valueAt = (json: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, part) => (typeof at === "object" && at !== null ? Reflect.get(at, part) : undefined), json);

const longest = 60;

/** A text without what could be a password or a key, wherever one was put by mistake. */
const withoutSecrets = (text: string): string =>
  text.replace(/\/\/[^/?#]+@/g, "//…@").replaceAll(/[\w+/=-]{32,}/g, "…");

const shown = (text: string): string => {
  const characters = [...withoutSecrets(text)];
  return JSON.stringify(
    characters.length > longest ? `${characters.slice(0, longest).join("")}…` : characters.join(""),
  );
};

/** Members of a key whose values are words of the specifications. */
const words: readonly PropertyKey[] = ["kty", "crv", "alg", "use"];

const found = (value: unknown, path: Path): string => {
  if (value === undefined) return "is missing";
  if (value === null) return "is null";
  if (Array.isArray(value)) return value.length === 0 ? "is an empty list" : "is a list";
  if (typeof value === "object") return "is an object";
  const isOfKey = path.includes("jwks") && !words.includes(path.at(-1) ?? "");
  if (isOfKey) return `is a ${typeof value}`;
  return `is ${typeof value === "string" ? shown(value) : String(value)}`;
};

/** An issue as the end of a sentence. */
const expected = (message: string): string => message.replace(/^.*?: (?=expected )/, "").replace(/, received .*$/, "");

const unknownMember = (path: Path, name: string): string => {
  const known = members[String(path[0] ?? "")] ?? [];
  const near = known.find((member) => leven(name.toLowerCase(), member) <= Math.max(1, Math.floor(member.length / 3)));
  const place = placeOf([...path, withoutSecrets(name).slice(0, longest)]);
  return `${place} is read by nothing; ${near ? `did you mean ${near}?` : `expected one of ${known.join(", ")}`}`;
};

/** A mistake of the schema in words: where, what was found, what was expected. */
export const explained = (issue: z.core.$ZodIssue, json: unknown): readonly string[] => {
  if (issue.code === "unrecognized_keys") return issue.keys.map((name) => unknownMember(issue.path, name));
  const what = issue.code === "custom" && issue.params?.found;
  const place = placeOf(issue.path) || "the whole";
  return [`${place} ${what || found(valueAt(json, issue.path), issue.path)}; ${expected(issue.message)}`];
};

/** Parties as far as they can be read: what cannot is a mistake of the schema already. */
const text = z.string().optional().catch(undefined);
const Legible = z.object({
  issuer: text,
  client_id: text,
  jwks: z.unknown().optional(),
  jwks_uri: z.unknown().optional(),
  algorithms: z.array(z.enum(algorithms)).optional().catch(undefined),
});
const parties = z.array(Legible.nullable().catch(null)).default([]).catch([]);
const LegibleTrust = z.object({ issuers: parties, clients: parties }).catch({ issuers: [], clients: [] });

/** A key as far as it can be read. One that is not public is a mistake, whatever else it is. */
const LegibleKey = z
  .unknown()
  .refine((key) => privateMembersOf(key).length === 0)
  .pipe(PublicKey)
  .optional()
  .catch(undefined);
const LegibleKeys = z.object({ keys: z.array(LegibleKey) }).catch({ keys: [] });

/** Keys that no assertion of the party could be verified with, or that cannot be told apart. */
const mistakesOfKeys = (place: string, { jwks, algorithms }: z.infer<typeof Legible>): string[] => {
  const seen = new Set<string>();
  return LegibleKeys.parse(jwks).keys.flatMap((key, at) => {
    if (!key) return [];
    const where = `${place}.jwks.keys[${at}]`;
    const isFit = !algorithms || algorithmsOf(key).some((algorithm) => algorithms.includes(algorithm));
    const isNew = key.kid === undefined || !seen.has(key.kid);
    if (key.kid !== undefined) seen.add(key.kid);
    return [
      ...(isFit ? [] : [`${where} can verify none of the algorithms; expected a key for ${algorithms?.join(", ")}`]),
      ...(isNew ? [] : [`${where}.kid is that of a key before it; expected each kid once`]),
    ];
  });
};

const mistakeOfSources = (place: string, { jwks, jwks_uri }: z.infer<typeof Legible>): string[] => {
  const count = [jwks, jwks_uri].filter((source) => source !== undefined).length;
  return count === 1 ? [] : [`${place} has ${count === 0 ? "no keys" : "both"}; expected either jwks or jwks_uri`];
};

/** Mistakes that only show when members are seen together. */
export const mistakesBetween = (json: unknown, site: string): readonly string[] => {
  const { issuers, clients } = LegibleTrust.parse(json);
  const named = [
    ...issuers.map((party, at) => ({ party, place: `issuers[${at}]`, member: "issuer", name: party?.issuer })),
    ...clients.map((party, at) => ({ party, place: `clients[${at}]`, member: "client_id", name: party?.client_id })),
  ];
  const seen = new Map<string, string>();
  const normal = (name: string): string => URL.parse(name)?.href ?? name;
  return named.flatMap(({ party, place, member, name }) => {
    if (!party) return [];
    const mistakes = [...mistakeOfSources(place, party), ...mistakesOfKeys(place, party)];
    if (name === undefined) return mistakes;
    const where = `${place}.${member}`;
    const earlier = seen.get(name);
    seen.set(name, earlier ?? where);
    return [
      ...(normal(name) === normal(site)
        ? [`${where} is this site; expected another, for it does not vouch to itself`]
        : []),
      ...(earlier ? [`${where} is ${shown(name)}, as is ${earlier}; expected each name once`] : []),
      ...mistakes,
    ];
  });
};
