import * as z from "zod";
import { type Scope, scopes } from "../../src/contract/discovery.ts";
import { isSecure, mayFetch } from "./public-address.ts";
import { type Algorithm, algorithms, type KeySet, PublicKey, privateMembersOf } from "./public-key.ts";
import { explained, mistakesBetween } from "./trust-mistakes.ts";

/** One that the operator trusts, within bounds. */
export interface Party {
  /** How its assertions may be signed. */
  readonly algorithms: readonly Algorithm[];
  /** What may be granted on its word. */
  readonly scopes: readonly Scope[];
  /** Its public keys, or where they are. */
  readonly keys: { readonly jwks: KeySet } | { readonly jwksUri: string };
}

/** An identity provider, which vouches for agents with ID-JAGs and security events (D8). */
export interface Issuer extends Party {
  /** As its assertions have it in `iss`, byte for byte. */
  readonly issuer: string;
  /** The clients that it may vouch for. */
  readonly clientIds: readonly string[];
}

/** A service, which vouches for itself (RFC 7523). */
export interface ServiceClient extends Party {
  readonly clientId: string;
}

/** Whom the operator trusts to vouch for agents. No name is of both kinds. */
export interface Trust {
  readonly issuers: ReadonlyMap<string, Issuer>;
  readonly clients: ReadonlyMap<string, ServiceClient>;
}

export const nobody: Trust = { issuers: new Map(), clients: new Map() };

/** The trust cannot be used as it is written. The message has a line for each mistake, and shows no key. */
export class TrustError extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(mistakes.join("\n"));
    this.name = "TrustError";
    this.mistakes = mistakes;
  }
}

/** A key as an operator writes it down. What is private has no place in a configuration of others' keys. */
const ConfiguredKey = z
  .unknown()
  .superRefine((key, context) => {
    const found = privateMembersOf(key);
    if (found.length > 0)
      context.addIssue({
        code: "custom",
        input: key,
        params: { found: `holds ${found.join(", ")}, and with that a private or shared key` },
        message: "expected a public key alone, and what is private kept with whom it belongs to",
      });
  })
  .pipe(PublicKey);

const list = <T extends z.ZodType>(of: T, what: string) =>
  z.array(of, { error: `expected a list of ${what}` }).min(1, `expected at least one of ${what}`);

const oneOf = <const T extends readonly [string, ...string[]]>(known: T) =>
  list(z.enum(known, { error: `expected one of ${known.join(", ")}` }), known.join(", "));

/** RFC 6749 appendix A.1, without spaces. */
const aClientId = "expected 1 to 255 visible ASCII characters";
const ClientId = z.string({ error: aClientId }).regex(/^[!-~]{1,255}$/, aClientId);

/** A URL with a host and without userinfo, written as URLs are: parsers take more. */
const plainUrl = /^https?:\/\/[^\s\p{Cc}\\/?#@]+(?:[/?#][^\s\p{Cc}\\]*)?$/iu;

const urlThat = (isUsable: (url: URL, written: string) => boolean, expected: string) =>
  z.string({ error: expected }).refine((written) => {
    const url = plainUrl.test(written) ? URL.parse(written) : null;
    return url !== null && isUsable(url, written);
  }, expected);

/** What an operator writes (docs/hosting.md). */
const Written = (site: string) => {
  const party = {
    jwks: z
      .object(
        { keys: z.array(ConfiguredKey, { error: "expected a list of keys" }).min(1, "expected at least one key") },
        { error: "expected an object with keys" },
      )
      .exactOptional(),
    jwks_uri: urlThat((url) => mayFetch(url, site), "expected an https URL of a public host").exactOptional(),
    algorithms: oneOf(algorithms),
    scopes: oneOf(scopes).default([...scopes]),
  };
  const Issuer = z.strictObject(
    {
      issuer: urlThat(
        (url, written) => isSecure(url, site) && !/[?#]/.test(written),
        "expected an https URL without a query or fragment",
      ),
      client_ids: list(ClientId, "client ids"),
      ...party,
    },
    { error: "expected an object" },
  );
  const Client = z.strictObject({ client_id: ClientId, ...party }, { error: "expected an object" });
  return z.strictObject(
    {
      issuers: z.array(Issuer, { error: "expected a list of issuers" }).default([]),
      clients: z.array(Client, { error: "expected a list of clients" }).default([]),
    },
    { error: "expected an object with issuers and clients" },
  );
};

type Written = z.infer<ReturnType<typeof Written>>;
type WrittenParty = Written["issuers"][number] | Written["clients"][number];

const partyOf = ({ algorithms, scopes, jwks, jwks_uri = "" }: WrittenParty): Party => ({
  algorithms,
  scopes,
  keys: jwks ? { jwks } : { jwksUri: jwks_uri },
});

/**
 * Reads whom an operator trusts, for a site.
 * @throws TrustError with every mistake.
 */
export const readTrust = (json: unknown, site: string): Trust => {
  const result = Written(site).safeParse(json);
  const mistakes = [
    ...(result.success ? [] : result.error.issues.flatMap((issue) => explained(issue, json))),
    ...mistakesBetween(json, site),
  ];
  if (!result.success || mistakes.length > 0) throw new TrustError(mistakes);
  const { issuers, clients } = result.data;
  return {
    issuers: new Map(
      issuers.map((each) => [each.issuer, { issuer: each.issuer, clientIds: each.client_ids, ...partyOf(each) }]),
    ),
    clients: new Map(clients.map((each) => [each.client_id, { clientId: each.client_id, ...partyOf(each) }])),
  };
};
