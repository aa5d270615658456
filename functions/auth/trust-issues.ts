import leven from "leven";
import * as z from "zod";
import { valueAt } from "../../src/contract/json/value-at.ts";
import { assertionAlgorithms } from "../../src/contract/site/discovery.ts";
import { algorithmsOf, PublicKey, privateMembersOf } from "../crypto/public-key.ts";

const signerMembers = ["jwks", "jwks_uri", "algorithms", "scopes"];
/** The known members of each object. */
const members: Readonly<Record<string, readonly string[]>> = {
  "": ["issuers", "clients"],
  issuers: ["issuer", "client_ids", ...signerMembers],
  clients: ["client_id", ...signerMembers],
};

type PropertyPath = readonly PropertyKey[];

/** Formats a path, such as `issuers[0].jwks_uri`. */
const formatPath = (path: PropertyPath): string =>
  path.reduce<string>(
    (formatted, part) =>
      typeof part === "number" ? `${formatted}[${part}]` : `${formatted}${formatted && "."}${String(part)}`,
    "",
  );

const MAX_SHOWN_CHARACTERS = 60;

/** Removes what may be a password or a key, in case one is in the wrong place. */
const withoutSecrets = (text: string): string =>
  text.replace(/\/\/[^/?#]+@/g, "//…@").replaceAll(/[\w+/=-]{32,}/g, "…");

const quote = (text: string): string => {
  const characters = [...withoutSecrets(text)];
  return JSON.stringify(
    characters.length > MAX_SHOWN_CHARACTERS
      ? `${characters.slice(0, MAX_SHOWN_CHARACTERS).join("")}…`
      : characters.join(""),
  );
};

/** Members of a key whose values are safe to print. */
const printableMembers: readonly PropertyKey[] = ["kty", "crv", "alg", "use"];

const describeValue = (value: unknown, path: PropertyPath): string => {
  if (value === undefined) return "is missing";
  if (value === null) return "is null";
  if (Array.isArray(value)) return value.length === 0 ? "is an empty list" : "is a list";
  if (typeof value === "object") return "is an object";
  const isOfKey = path.includes("jwks") && !printableMembers.includes(path.at(-1) ?? "");
  if (isOfKey)
    return typeof value === "string" && typeof path.at(-1) === "string"
      ? `has ${value.length} characters`
      : `is a ${typeof value}`;
  return `is ${typeof value === "string" ? quote(value) : String(value)}`;
};

/** The part of a zod message that says what was expected. */
const expectationIn = (message: string): string =>
  message.replace(/^.*?: (?=expected )/, "").replace(/, received .*$/, "");

const unknownMember = (path: PropertyPath, name: string): string => {
  const knownMembers = members[String(path[0] ?? "")] ?? [];
  const near = knownMembers.find(
    (member) => leven(name.toLowerCase(), member) <= Math.max(1, Math.floor(member.length / 3)),
  );
  const memberPath = formatPath([...path, withoutSecrets(name).slice(0, MAX_SHOWN_CHARACTERS)]);
  return `${memberPath} is not a known member; ${near ? `did you mean ${near}?` : `expected one of ${knownMembers.join(", ")}`}`;
};

/** Describes a schema issue: its path, what was found, and what was expected. */
export const describeIssue = (issue: z.core.$ZodIssue, json: unknown): readonly string[] => {
  if (issue.code === "unrecognized_keys") return issue.keys.map((name) => unknownMember(issue.path, name));
  const what = issue.code === "custom" && issue.params?.found;
  const path = formatPath(issue.path) || "the value";
  return [`${path} ${what || describeValue(valueAt(json, issue.path), issue.path)}; ${expectationIn(issue.message)}`];
};

/** Lenient schemas, to check relations between members. The strict schema reports what these skip. */
const text = z.string().optional().catch(undefined);
const Lenient = z.object({
  issuer: text,
  client_id: text,
  jwks: z.unknown().optional(),
  jwks_uri: z.unknown().optional(),
  algorithms: z.array(z.enum(assertionAlgorithms)).optional().catch(undefined),
});
const parties = z.array(Lenient.nullable().catch(null)).default([]).catch([]);
const LenientTrust = z.object({ issuers: parties, clients: parties }).catch({ issuers: [], clients: [] });

/** A public key, or undefined. */
const LenientKey = z
  .unknown()
  .refine((key) => privateMembersOf(key).length === 0)
  .pipe(PublicKey)
  .optional()
  .catch(undefined);
const LenientKeys = z.object({ keys: z.array(LenientKey) }).catch({ keys: [] });

/** Reports keys that fit none of the algorithms, and duplicate key ids. */
const keyIssues = (path: string, { jwks, algorithms }: z.infer<typeof Lenient>): string[] => {
  const seen = new Set<string>();
  return LenientKeys.parse(jwks).keys.flatMap((key, index) => {
    if (!key) return [];
    const where = `${path}.jwks.keys[${index}]`;
    const fits = !algorithms || algorithmsOf(key).some((algorithm) => algorithms.includes(algorithm));
    const isUnique = key.kid === undefined || !seen.has(key.kid);
    if (key.kid !== undefined) seen.add(key.kid);
    return [
      ...(fits ? [] : [`${where} does not fit the algorithms; expected a key for ${algorithms?.join(", ")}`]),
      ...(isUnique ? [] : [`${where}.kid is also the kid of an earlier key; expected unique kids`]),
    ];
  });
};

const keySourceIssues = (path: string, { jwks, jwks_uri }: z.infer<typeof Lenient>): string[] => {
  const count = [jwks, jwks_uri].filter((source) => source !== undefined).length;
  return count === 1
    ? []
    : [`${path} has ${count === 0 ? "no keys" : "both jwks and jwks_uri"}; expected one of jwks and jwks_uri`];
};

/** Reports issues between members: key sources, duplicate names, the site itself. */
export const findConflicts = (json: unknown, site: string): readonly string[] => {
  const { issuers, clients } = LenientTrust.parse(json);
  const entries = [
    ...issuers.map((party, index) => ({ party, path: `issuers[${index}]`, member: "issuer", name: party?.issuer })),
    ...clients.map((party, index) => ({
      party,
      path: `clients[${index}]`,
      member: "client_id",
      name: party?.client_id,
    })),
  ];
  const seen = new Map<string, string>();
  const normal = (name: string): string => URL.parse(name)?.href ?? name;
  return entries.flatMap(({ party, path, member, name }) => {
    if (!party) return [];
    const issues = [...keySourceIssues(path, party), ...keyIssues(path, party)];
    if (name === undefined) return issues;
    const where = `${path}.${member}`;
    const earlier = seen.get(name);
    seen.set(name, earlier ?? where);
    return [
      ...(normal(name) === normal(site)
        ? [`${where} is this site; expected another service, because a site cannot vouch for itself`]
        : []),
      ...(earlier ? [`${where} is ${quote(name)}, like ${earlier}; expected unique names`] : []),
      ...issues,
    ];
  });
};
